import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { fieldErrors } from '../../../../common/contract/failure.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import { dayInTheNetherlands } from '../../../calendar/server/dutch-calendar.ts'
import { orderStates } from '../../../cases/case-states.ts'
import { DeliveryDay, ParcelEntry, PortInMove, stateReason } from '../../../cases/command-schemas.ts'
import { changeCaseState, planDelivery } from '../../../cases/server/desk/case-commands.ts'
import {
  type CommandHandler,
  type CommandServices,
  executeCommand,
  refused,
} from '../../../cases/server/desk/command.ts'
import type { DeskCaseServices } from '../../../cases/server/desk/services.ts'
import { removeParcel, writeParcel } from '../../../parcels/server/parcel-commands.ts'
import { parcelRefusals } from '../../../parcels/texts.ts'
import { advancePortIn } from '../../../porting/server/port-in-commands.ts'
import type { WrongPath } from '../../consents.ts'
import { objectsIn } from '../../json.ts'
import { parcelPaths } from '../../order-parcels.ts'
import { type OrderPatch, orderPatch } from '../../product-order-patch.ts'
import { productOrderTexts as texts } from '../../product-order-texts.ts'
import { refusal, type TmfRefusal } from '../kit/errors.ts'
import type { Json } from '../kit/json.ts'
import { changedSinceRead, type Precondition } from '../kit/preconditions.ts'

export type PatchServices = CommandServices &
  Pick<DeskCaseServices, 'mailDomain' | 'closingDays' | 'onMailQueued'>

type Clocked = PatchServices & { readonly now: Date }

/** Parts of a patch that the commands of the desk do, in this order; each with the path that is to blame for its refusal. */
type Step = { readonly path: (field: string | undefined) => string; readonly handler: CommandHandler }

const DeliveryPlan = z.pick(DeliveryDay, { day: true, partOfDay: true, installer: true })
const ParcelDetails = z.pick(ParcelEntry, { carrier: true, code: true, link: true })
const Reason = z.object(stateReason)
const NumberStep = z.pick(PortInMove, {
  step: true,
  provider: true,
  providerReference: true,
  day: true,
  refusal: true,
})

/**
 * Does with an order what a merge patch asks for, by the commands of the desk and in one transaction.
 * @param current the order as it is shown
 * @returns null where the order is gone
 */
export async function patchOrder(
  services: PatchServices,
  caller: ApiCaller,
  current: Json & { readonly id: string; readonly version: number },
  patch: Json,
  expected: Precondition,
): Promise<'done' | null | TmfRefusal> {
  const asked = orderPatch(current, patch)
  const wrong: WrongPath[] = [...asked.wrong]
  const steps = stepsOf({ ...services, now: new Date() }, caller, current, asked, wrong)
  if (wrong.length > 0) return refusal(422, 'refused', texts.notChanged, { fields: wrong })
  if (asked.version !== null && asked.version !== current.version)
    return refusal(409, 'conflict', texts.changedMeanwhile)
  if (steps.length === 0) return 'done'
  const outcome = await executeCommand(
    services,
    { number: current.id, id: randomUUID(), version: current.version, clientId: caller.clientId },
    allOf(steps),
  )
  switch (outcome.kind) {
    case 'done':
      services.onMailQueued()
      return 'done'
    case 'unknown':
      return null
    case 'stale':
      return expected.isGiven ? changedSinceRead : refusal(409, 'conflict', texts.changedMeanwhile)
    case 'refused':
      return refusal(422, 'refused', outcome.message, {
        fields: [{ path: outcome.field ?? 'state', message: outcome.message }],
      })
  }
}

const allOf =
  (steps: readonly Step[]): CommandHandler =>
  async (tx, locked) => {
    for (const { handler, path } of steps) {
      const refusal = await handler(tx, locked)
      if (refusal) return refused(refusal.message, path(refusal.field))
    }
    return null
  }

function stepsOf(
  services: Clocked,
  { sendsMails: mail }: ApiCaller,
  current: Json,
  { state, delivery, numbers, parcels }: OrderPatch,
  wrong: WrongPath[],
): readonly Step[] {
  return [
    ...numbers.flatMap(step => numberStep(services, mail, current, step, wrong)),
    ...(delivery ? deliveryStep(services, mail, current, delivery, wrong) : []),
    ...parcelSteps(services, mail, current, parcels, wrong),
    ...(state ? changeOfState(services, mail, state, wrong) : []),
  ]
}

function numberStep(
  services: Clocked,
  mail: boolean,
  { portIn }: Json,
  { path, number, ...typed }: OrderPatch['numbers'][number],
  wrong: WrongPath[],
): readonly Step[] {
  const known: readonly unknown[] = Array.isArray(portIn) ? portIn : []
  const position = known.findIndex(each => (each as Json).number === number)
  const parsed = NumberStep.safeParse(typed)
  if (position < 0) wrong.push({ path: `${path}.number`, message: texts.noSuchNumber })
  if (parsed.error) wrong.push(...pathsBelow(path, fieldErrors(parsed.error)))
  if (position < 0 || !parsed.data) return []
  return [
    {
      path: field => `${path}${pathOfNumber(field, typed.step)}`,
      handler: advancePortIn({ ...parsed.data, position, mail }, services),
    },
  ]
}

/** The desk's name of a field of a number as TMF622's extension has it. */
function pathOfNumber(field: string | undefined, step: string): string {
  if (field === 'day') return step === 'ask' ? '.wishDate' : '.plannedDate'
  return field === undefined || field === 'step' ? '.state' : `.${field}`
}

const pathsBelow = (path: string, errors: Readonly<Record<string, { message: string }>>) =>
  Object.entries(errors).map(([field, { message }]) => ({ path: `${path}.${field}`, message }))

function deliveryStep(
  services: Clocked,
  mail: boolean,
  { plannedDelivery }: Json,
  delivery: NonNullable<OrderPatch['delivery']>,
  wrong: WrongPath[],
): readonly Step[] {
  const { path } = delivery
  const before = typeof plannedDelivery === 'object' && plannedDelivery !== null ? plannedDelivery : {}
  const parsed = DeliveryPlan.safeParse({
    partOfDay: 'day',
    installer: '',
    ...before,
    ...('plan' in delivery ? delivery.plan : { day: dayInTheNetherlands(new Date(delivery.at)) }),
  })
  if (parsed.error) wrong.push(...pathsBelow(path, fieldErrors(parsed.error)))
  if (!parsed.data) return []
  return [
    {
      path: field => ('plan' in delivery && field !== undefined ? `${path}.${field}` : path),
      handler: planDelivery({ ...parsed.data, mail }, services),
    },
  ]
}

/** Its customer gets one mail of all parcels that a patch writes. */
function parcelSteps(
  services: Clocked,
  mail: boolean,
  { parcel }: Json,
  steps: OrderPatch['parcels'],
  wrong: WrongPath[],
): readonly Step[] {
  const known = objectsIn(parcel)
  const last = steps.findLast(({ isRemoved }) => !isRemoved)
  return steps.flatMap((step): readonly Step[] => {
    const { path, id, isRemoved, typed } = step
    if (id !== null && !known.some(each => each.id === id)) {
      wrong.push({ path: `${path}.id`, message: parcelRefusals.gone })
      return []
    }
    if (isRemoved && id !== null) return [{ path: () => path, handler: removeParcel(id) }]
    const parsed = ParcelDetails.safeParse(typed)
    const pathOf = (field: string) => `${path}.${parcelPaths[field] ?? field}`
    for (const [field, { message }] of Object.entries(parsed.error ? fieldErrors(parsed.error) : {}))
      wrong.push({ path: pathOf(field), message })
    if (!parsed.data) return []
    const { carrier, code } = parsed.data
    const isThere = known.some(each => each.carrier === carrier && each.trackingCode === code)
    // Sent again, or typed with other spaces.
    if (id === null && isThere) return []
    const handler = writeParcel(
      { ...parsed.data, id: randomUUID(), parcel: id, mail: mail && step === last },
      services,
    )
    return [{ path: field => (field === undefined ? path : pathOf(field)), handler }]
  })
}

function changeOfState(
  services: Clocked,
  mail: boolean,
  { state, ...why }: NonNullable<OrderPatch['state']>,
  wrong: WrongPath[],
): readonly Step[] {
  const parsed = Reason.safeParse(why)
  if (state === 'assessingCancellation' || state === 'pendingCancellation')
    wrong.push({ path: 'state', message: texts.onlyByCancel })
  else if (!orderStates.some(known => known === state)) wrong.push({ path: 'state', message: texts.noState })
  for (const { message } of Object.values(parsed.error ? fieldErrors(parsed.error) : {}))
    wrong.push({ path: 'stateReason', message })
  if (!parsed.data) return []
  return [
    {
      path: field => (field === 'reason' || field === 'words' ? 'stateReason' : 'state'),
      handler: changeCaseState({ state, ...parsed.data, until: null, mail }, services),
    },
  ]
}
