import { partsOfDay } from '../cases/delivery-plan.ts'
import { dayInWords, movedWords } from '../cases/delivery-texts.ts'
import { orderStateTexts, type StateTexts } from '../customers/texts.ts'
import type { CaseProgress } from './contract.ts'
import type { Came, FollowedKind, StepOnWay } from './followed-kind.ts'
import { callWords, type Outlook, waitWords } from './progress-steps.ts'
import { orderRequestTexts, orderStepTexts, progressTexts } from './progress-texts.ts'

/** Orders as their customers follow them. */
export const followedOrders: FollowedKind = {
  states: orderStateTexts,
  cameIn: orderStepTexts.received,
  steps: orderSteps,
  counts: 'first',
  texts: orderRequestTexts,
}

type PlannedDelivery = NonNullable<CaseProgress['delivery']>

const deliveryWords = ({ day, partOfDay }: PlannedDelivery): string =>
  `${dayInWords(day)}, ${partsOfDay[partOfDay].label}`

/** Announces a delivery that may have been moved. */
const willBeDelivered = (planned: PlannedDelivery, { moved }: Outlook): string =>
  progressTexts.deliversOn(
    deliveryWords(planned),
    movedWords(moved?.delivery && deliveryWords(moved.delivery)),
  )

/** Texts of an order's state, given the agreements with the customer. */
export function orderStatusTexts(state: keyof typeof orderStateTexts, progress: Outlook): StateTexts {
  const texts = orderStateTexts[state]
  switch (state) {
    case 'acknowledged':
      return { ...texts, next: callWords(progress, texts.next) }
    case 'held':
      return { ...texts, next: waitWords(progress, texts.next) }
    case 'inProgress':
      return progress.delivery
        ? { ...texts, next: willBeDelivered(progress.delivery, progress) }
        : { ...texts, next: callWords(progress, texts.next) }
    default:
      return texts
  }
}

function orderSteps(progress: CaseProgress, came: Came): readonly StepOnWay[] {
  const { delivery, numbers } = progress
  const delivered = came('partial') ?? came('completed')
  const confirmed = came('inProgress') ?? delivered
  const steps: StepOnWay[] = [
    {
      title: orderStepTexts.confirmed,
      text: confirmed ? orderStepTexts.confirmedText : callWords(progress, orderStepTexts.toConfirm),
      day: confirmed,
      isDone: confirmed !== null,
    },
    {
      title: orderStepTexts.planned,
      text: plannedWords(progress, { isConfirmed: confirmed !== null, isDelivered: delivered !== null }),
      day: null,
      isDone: delivered !== null || (confirmed !== null && delivery !== null),
      isPlan: true,
    },
    {
      title: orderStepTexts.delivered,
      text: delivered ? orderStepTexts.deliveredText : orderStepTexts.toDeliver,
      day: delivered,
      isDone: delivered !== null,
    },
  ]
  if (came('partial') === null && (numbers.length === 0 || delivered !== null)) return steps
  const ported = came('completed')
  return [
    ...steps,
    {
      title: orderStepTexts.ported,
      text: ported ? '' : orderStepTexts.toPort,
      day: ported,
      isDone: ported !== null,
    },
  ]
}

function plannedWords(
  progress: CaseProgress,
  { isConfirmed, isDelivered }: { isConfirmed: boolean; isDelivered: boolean },
): string {
  const { delivery, moments } = progress
  // While it waits for its customer nobody promises that the day holds.
  const isHeld = moments.at(-1)?.state === 'held'
  if (delivery)
    return isDelivered || isHeld
      ? progressTexts.agreedFor(deliveryWords(delivery))
      : willBeDelivered(delivery, progress)
  if (isDelivered) return ''
  const otherwise = progressTexts.dayToCome
  return isConfirmed ? callWords(progress, otherwise) : otherwise
}
