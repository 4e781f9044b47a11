import { type Transaction, transaction } from '../../../../platform/database/pool.ts'
import type { AttachFiles } from '../../../case-files/server/check-files.ts'
import { caseEvents } from '../../../cases/events.ts'
import { ownerOf } from '../../../cases/server/case.ts'
import { changeStateWithin } from '../../../cases/server/change-state.ts'
import { preserveAnswerDue } from '../../../cases/server/next-step/due.ts'
import { openRequests, requestTextField } from '../../../cases/server/planning/open-requests.ts'
import { callSooner, changeCase } from '../../../cases/server/update-case.ts'
import { notifyDesk } from '../../../desk/server/notify-desk.ts'
import { valuesOfCase } from '../../../events/server/case-events.ts'
import type { Actor } from '../../../events/server/events.ts'
import { eventsOfCase } from '../../../events/server/events.ts'
import type { PlacingClient } from '../../../orders/server/order-services.ts'
import { quoteMails } from '../../mails.ts'
import { partTitle, quoteQuestionTexts } from '../../texts.ts'
import { whyNotAnswered } from '../../versions.ts'
import { endReminder, endVersion } from '../end-version.ts'
import { notifyQuoteAuthor } from './notify-quote-author.ts'
import {
  type LinkedVersion,
  lockVersionByToken,
  type QuoteLinkServices,
  versionFacts,
} from './quote-of-link.ts'

/* Questions about a quote, and declining it. */

type Services = Pick<QuoteLinkServices, 'database' | 'staffEmail' | 'mailDomain' | 'callBy' | 'onMailQueued'>

/** By whom a version is answered. */
export type Answerer = {
  /** Who is logged in. */
  readonly customerId: string | null
  /** The client of the API that answers for the customer; absent for the customer. */
  readonly client?: PlacingClient
  /** Version of the quote's case that the answer is about; absent where any will do. */
  readonly version?: number
}

/** Whether a quote, once it is locked, is not what its answerer read. */
export const isChanged = ({ found }: LinkedVersion, { version }: Answerer): boolean =>
  version !== undefined && found.version !== version

export const actorOf = (found: LinkedVersion['found'], { client }: Answerer): Actor =>
  client ? { kind: 'client', id: client.id } : ownerOf(found)

export type AnswerOutcome =
  | { readonly kind: 'done' | 'no-link' | 'changed' }
  /** It can be answered no more, and why. */
  | { readonly kind: 'too-late'; readonly message: string }

/** Answers under the lock of the quote's case, and tells the desk. */
async function answered(
  services: Services,
  token: string,
  work: (tx: Transaction, asked: LinkedVersion) => Promise<AnswerOutcome>,
): Promise<AnswerOutcome> {
  const outcome = await transaction(services.database, async (tx): Promise<AnswerOutcome> => {
    const asked = await lockVersionByToken(tx, token)
    return asked ? work(tx, asked) : { kind: 'no-link' }
  })
  if (outcome.kind === 'done') {
    services.onMailQueued()
    await notifyDesk(services.database)
  }
  return outcome
}

/** Asks whoever made a quote, however it stands; the same again is asked once while it waits. */
export const askAboutVersion = (
  services: Services,
  { token, words: asked, part }: { readonly token: string; readonly words: string; readonly part: string },
  attach: AttachFiles | null = null,
): Promise<AnswerOutcome> =>
  answered(services, token, async (tx, { version, found }) => {
    const words = wordsAbout(version, part, asked)
    const open = openRequests(found.kind, await eventsOfCase(tx, found.id), await valuesOfCase(tx, found.id))
    const isRepeated = open.some(request => request.kind === 'question' && request.words === words)
    if (isRepeated && attach === null) return { kind: 'done' }
    const { eventId } = await changeCase(tx, found, {
      type: caseEvents.quoteAsked,
      actor: ownerOf(found),
      data: versionFacts(version),
      values: { [requestTextField]: { before: null, after: words } },
    })
    await attach?.(tx, { caseId: found.id, eventId })
    await endReminder(tx, found.id)
    await notifyQuoteAuthor(tx, services, version, { kind: quoteMails.questionNotice, eventId })
    await callSooner(tx, found, services.callBy)
    return { kind: 'done' }
  })

/** With the part that a question is about; one that the version does not have is left out. */
function wordsAbout({ parts }: LinkedVersion['version'], part: string, words: string): string {
  const about = parts.length > 1 && parts.find(({ id }) => id === part)
  return about ? quoteQuestionTexts.ofPart(partTitle(about), words) : words
}

/** Declines a version, once: the quote is over with it. */
export const declineVersion = (
  services: Services,
  { token, reason }: { readonly token: string; readonly reason: string },
  answerer: Answerer = { customerId: null },
): Promise<AnswerOutcome> =>
  answered(services, token, async (tx, asked) => {
    const { version, found, standing } = asked
    if (isChanged(asked, answerer)) return { kind: 'changed' }
    if (standing === 'declined' && version.reason === reason) return { kind: 'done' }
    const message = whyNotAnswered[standing]
    if (message !== null) return { kind: 'too-late', message }
    await endVersion(tx, found.id, { state: 'declined', reason })
    const { eventId, version: next } = await changeCase(tx, found, {
      type: caseEvents.quoteDeclined,
      actor: actorOf(found, answerer),
      data: versionFacts(version),
      values: reason === '' ? {} : { [requestTextField]: { before: null, after: reason } },
    })
    await closeQuote(tx, { ...found, version: next }, 'rejected', answerer)
    if (!answerer.client?.isTest)
      await notifyQuoteAuthor(tx, services, version, { kind: quoteMails.declinedNotice, eventId })
    return { kind: 'done' }
  })

/** Brings a quote to its end; nobody has to call about it any more, but for a question that waits. */
export async function closeQuote(
  tx: Transaction,
  found: LinkedVersion['found'],
  state: 'accepted' | 'rejected',
  answerer: Answerer,
): Promise<void> {
  const actor = actorOf(found, answerer)
  const { id: caseId, version } = found
  const reason = state === 'rejected' ? 'customer-declined' : null
  const moved = await changeStateWithin(tx, { caseId, version, state, reason, actor })
  if (moved.kind !== 'changed') throw new Error(`A quote that is held did not become ${state}: ${moved.kind}`)
  await preserveAnswerDue(tx, found)
}
