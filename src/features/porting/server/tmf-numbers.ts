import * as z from 'zod/mini'
import { fieldErrors } from '../../../common/contract/failure.ts'
import { objectsIn } from '../../tmf/json.ts'
import { type OrderPart, type PatchStep, pathsBelow } from '../../tmf/server/orders/order-part.ts'
import { PortInMove } from '../command-schemas.ts'
import { portInRefusals } from '../texts.ts'
import { asStored, numberSteps } from '../tmf-numbers.ts'
import { portInApiTexts } from '../tmf-texts.ts'
import { advancePortIn } from './port-in-commands.ts'

const Step = z.pick(PortInMove, {
  step: true,
  provider: true,
  providerReference: true,
  day: true,
  refusal: true,
})

/** How TMF622 takes the numbers of an order a step further. */
export const portInPart: OrderPart = {
  name: 'portIn',
  whyNotEmptied: portInApiTexts.numbersStay,
  asStored,
  isBeforeDelivery: true,
  steps: (services, { current, patch, mail }, wrong) =>
    numberSteps(current, patch).flatMap(({ path, number, ...typed }): readonly PatchStep[] => {
      const position = objectsIn(current).findIndex(each => each.number === number)
      const parsed = Step.safeParse(typed)
      if (position < 0) wrong.push({ path: `${path}.number`, message: portInRefusals.otherOrder })
      if (parsed.error) wrong.push(...pathsBelow(path, fieldErrors(parsed.error)))
      if (position < 0 || !parsed.data) return []
      return [
        {
          path: field => `${path}${pathOfNumber(field, typed.step)}`,
          handler: advancePortIn({ ...parsed.data, position, mail }, services),
        },
      ]
    }),
}

/** The desk's name of a field of a number as TMF622's extension has it. */
function pathOfNumber(field: string | undefined, step: string): string {
  if (field === 'day') return step === 'ask' ? '.wishDate' : '.plannedDate'
  return field === undefined || field === 'step' ? '.state' : `.${field}`
}
