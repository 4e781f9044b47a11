import { dayInWords } from '../cases/delivery-texts.ts'
import type { StateTexts } from '../customers/texts.ts'
import type { CaseProgress } from '../tracking/contract.ts'
import type { Came, FollowedKind, StepOnWay } from '../tracking/followed-kind.ts'
import { callWords, type Outlook } from '../tracking/progress-steps.ts'
import { ordersStayText } from './texts.ts'
import { expiredTexts, quoteRequestTexts, quoteStateTexts, quoteStepTexts } from './texts-customer.ts'

/** Quote requests as their customers follow them; one that was over is sent anew. */
export const followedQuotes: FollowedKind = {
  states: quoteStateTexts,
  cameIn: quoteStepTexts.requested,
  steps: quoteSteps,
  counts: 'last',
  texts: quoteRequestTexts,
}

/** Whether the last day to accept a quote that was sent has passed. */
export const isExpired = (progress: Pick<CaseProgress, 'acceptUntil'>): boolean =>
  progress.acceptUntil?.isExpired === true

/** Texts of a quote's state; one that was sent is over once it expired, and parts that are orders go on. */
export function quoteStatusTexts(
  state: keyof typeof quoteStateTexts,
  progress: Outlook,
  hasOrders = false,
): StateTexts {
  const texts = quoteStateTexts[state]
  if (texts.tone === 'ended' && hasOrders) return { ...texts, next: `${texts.next} ${ordersStayText}` }
  if (state === 'inProgress') return { ...texts, next: callWords(progress, texts.next) }
  return state === 'approved' && isExpired(progress) ? expiredTexts : texts
}

/** Announces a sent quote and the time to accept it. */
function sentWords({ acceptUntil }: CaseProgress, isSent: boolean): string {
  if (!isSent) return quoteStepTexts.toSend
  if (!acceptUntil) return quoteStepTexts.sentText
  const until = dayInWords(acceptUntil.day)
  return acceptUntil.isExpired ? quoteStepTexts.expiredOn(until) : quoteStepTexts.acceptUntil(until)
}

function quoteSteps(progress: CaseProgress, came: Came): readonly StepOnWay[] {
  const accepted = came('accepted')
  const sent = came('approved') ?? accepted
  const steps: StepOnWay[] = [
    {
      title: quoteStepTexts.discussed,
      text: sent ? quoteStepTexts.discussedText : callWords(progress, quoteStepTexts.toDiscuss),
      day: null,
      isDone: sent !== null,
    },
    {
      title: quoteStepTexts.sent,
      text: sentWords(progress, sent !== null),
      day: sent,
      isDone: sent !== null,
    },
  ]
  if (isExpired(progress) && accepted === null)
    return [
      ...steps,
      { title: quoteStepTexts.expired, text: quoteStepTexts.askAnew, day: null, isDone: false },
    ]
  return [
    ...steps,
    {
      title: quoteStepTexts.accepted,
      text: accepted ? quoteStepTexts.acceptedText : quoteStepTexts.toAccept,
      day: accepted,
      isDone: accepted !== null,
    },
  ]
}
