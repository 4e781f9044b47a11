import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { fieldErrors } from '../../../../common/contract/failure.ts'
import { dayInTheNetherlands } from '../../../../common/dutch-calendar.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import { orderStates } from '../../../cases/case-states.ts'
import { DeliveryDay, stateReason } from '../../../cases/command-schemas.ts'
import { changeCaseState, planDelivery } from '../../../cases/server/commands/case-commands.ts'
import { type CommandHandler, executeCommand, refused } from '../../../cases/server/commands/command.ts'
import type { WrongPath } from '../../consents.ts'
import { type OrderPatch, orderPatch } from '../../product-order-patch.ts'
import { productOrderTexts as texts } from '../../product-order-texts.ts'
import { refusal, type TmfRefusal } from '../kit/errors.ts'
import type { Json } from '../kit/json.ts'
import { changedSinceRead, type Precondition } from '../kit/preconditions.ts'
import { type OrderPart, type PatchStep, pathsBelow, type StepServices } from './order-part.ts'

export type PatchServices = Omit<StepServices, 'now'> & { readonly orderParts: readonly OrderPart[] }

const DeliveryPlan = z.pick(DeliveryDay, { day: true, partOfDay: true, installer: true })
const Reason = z.object(stateReason)
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
  const asked = orderPatch(current, patch, services.orderParts)
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
  (steps: readonly PatchStep[]): CommandHandler =>
  async (tx, locked) => {
    for (const { handler, path } of steps) {
      const refusal = await handler(tx, locked)
      if (refusal) return refused(refusal.message, path(refusal.field))
    }
    return null
  }

/** Steps of a patch in the order in which they are done. */
function stepsOf(
  services: PatchServices & StepServices,
  { sendsMails: mail }: ApiCaller,
  current: Json,
  { state, delivery, lists }: OrderPatch,
  wrong: WrongPath[],
): readonly PatchStep[] {
  const stepsOfParts = (isBeforeDelivery: boolean) =>
    services.orderParts
      .filter(part => part.isBeforeDelivery === isBeforeDelivery)
      .flatMap(part => {
        const list = lists.get(part.name)
        return list ? part.steps(services, { ...list, mail }, wrong) : []
      })
  return [
    ...stepsOfParts(true),
    ...(delivery ? deliveryStep(services, mail, current, delivery, wrong) : []),
    ...stepsOfParts(false),
    ...(state ? changeOfState(services, mail, state, wrong) : []),
  ]
}

function deliveryStep(
  services: StepServices,
  mail: boolean,
  { plannedDelivery }: Json,
  delivery: NonNullable<OrderPatch['delivery']>,
  wrong: WrongPath[],
): readonly PatchStep[] {
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

function changeOfState(
  services: StepServices,
  mail: boolean,
  { state, ...why }: NonNullable<OrderPatch['state']>,
  wrong: WrongPath[],
): readonly PatchStep[] {
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
