import consents from '../../../../content/consents.json' with { type: 'json' }
import {
  type Database,
  type Queryable,
  type Transaction,
  transaction,
} from '../../../platform/database/pool.ts'
import type { CallBy } from '../../calendar/server/promised.ts'
import { orderState } from '../../cases/case-states.ts'
import { caseEvents } from '../../cases/events.ts'
import { type Case, caseById, ownerOf } from '../../cases/server/case.ts'
import { callSooner, changeCase, lockCase } from '../../cases/server/update-case.ts'
import { claimByLink } from '../../customers/server/claim-guest-cases.ts'
import { activeLink } from '../../mailed-links/server/mailed-links.ts'
import {
  type AgreedText,
  changeOfLink,
  endWaiting,
  type StoredLineChange,
} from '../../orders/server/line-changes/stored-changes.ts'
import type { LineChangeToAnswer } from '../contract.ts'
import { whyLinesAreFinal } from '../line-change.ts'
import { proposalRefusals } from '../texts.ts'
import { applyChange, changeFacts, needsLongTermChoice } from './apply-change.ts'
import { leavingWords } from './leaving-cost.ts'
import { lineChangeLinks } from './links.ts'

/* The question that a mailed link asks a customer, and the answer. */

type Services = {
  readonly database: Database
  readonly mailDomain: string
  readonly onMailQueued: () => void
  readonly callBy: CallBy
}

type AnsweredChange = { readonly change: StoredLineChange; readonly found: Case }

/** The change that a token asks about, and its case; null where the link does not serve. */
async function asked(database: Queryable, token: string): Promise<AnsweredChange | null> {
  const link = await activeLink(database, token, [lineChangeLinks.answer])
  const change = link && (await changeOfLink(database, link.id))
  const found = change && (await caseById(database, change.caseId))
  return found ? { change, found } : null
}

/** A change as the customer reads it; null where the link does not serve. */
export async function changeToAnswer(database: Database, token: string): Promise<LineChangeToAnswer | null> {
  const it = await asked(database, token)
  if (!it) return null
  const { change, found } = it
  await claimByLink(database, found)
  return {
    state: change.state,
    message: change.message,
    answer: change.answer,
    before: change.before,
    after: change.after,
    endedAt: change.endedAt?.toISOString() ?? null,
    number: found.number,
    companyName: found.organizationName ?? '',
    expiresAt: (change.expiresAt ?? change.proposedAt).toISOString(),
    text: consents.lineChange.text,
    longTermText: needsLongTermChoice(change) ? consents.longTerm.text : null,
    leaving: await leavingWords(database, change),
    refusal: whyNot(it),
  }
}

/** Why the customer can no longer answer; null while they can. */
function whyNot({ change, found }: AnsweredChange): string | null {
  switch (change.state) {
    case 'withdrawn':
      return proposalRefusals.withdrawn
    case 'applied':
      return proposalRefusals.agreed
    case 'declined':
      return proposalRefusals.declined
    case 'waiting':
      return whyLinesAreFinal[orderState(found.state)]
  }
}

export type CustomerAnswer = {
  readonly token: string
  readonly agreed: boolean
  readonly longTerm: boolean
  readonly words: string
}

export type AnswerOutcome =
  | { readonly kind: 'answered' | 'no-link' | 'long-term-first' }
  | { readonly kind: 'too-late'; readonly message: string }

/** Takes the answer of a customer, once: the same again changes nothing. */
export async function answerChange(services: Services, answer: CustomerAnswer): Promise<AnswerOutcome> {
  const outcome = await transaction(services.database, async (tx): Promise<AnswerOutcome> => {
    const first = await asked(tx, answer.token)
    // Read again once nobody else can answer or change the order.
    const found = first && (await lockCase(tx, first.found.number))
    const it = found && (await asked(tx, answer.token))
    if (!it) return { kind: 'no-link' }
    const isAgain = it.change.state === (answer.agreed ? 'applied' : 'declined')
    if (isAgain && it.change.answer === answer.words) return { kind: 'answered' }
    const message = whyNot(it)
    if (message !== null) return { kind: 'too-late', message }
    if (!answer.agreed) return decline(tx, it, answer.words, services)
    if (needsLongTermChoice(it.change) && !answer.longTerm) return { kind: 'long-term-first' }
    return agree(tx, it, answer.words, services)
  })
  if (outcome.kind === 'answered') services.onMailQueued()
  return outcome
}

async function agree(
  tx: Transaction,
  { change, found }: AnsweredChange,
  words: string,
  { mailDomain, callBy }: Services,
): Promise<AnswerOutcome> {
  await endWaiting(tx, found.id, { state: 'applied', answer: words, agreed: agreedTexts(change) })
  await applyChange(tx, change, {
    note: async event => (await changeCase(tx, found, { ...event, actor: ownerOf(found) })).eventId,
    recipient: found.contactEmail,
    mailDomain,
  })
  await callSooner(tx, found, callBy)
  return { kind: 'answered' }
}

const agreedTexts = (change: StoredLineChange): AgreedText[] => [
  { kind: 'line-change', ...consents.lineChange },
  ...(needsLongTermChoice(change) ? [{ kind: 'long-term', ...consents.longTerm }] : []),
]

/**
 * Nothing changes, except that staff have to call: by the end of the next working day, unless the deadline is earlier.
 */
async function decline(
  tx: Transaction,
  { change, found }: AnsweredChange,
  words: string,
  { callBy }: Services,
): Promise<AnswerOutcome> {
  await endWaiting(tx, found.id, { state: 'declined', answer: words })
  await changeCase(tx, found, {
    type: caseEvents.linesDeclined,
    actor: ownerOf(found),
    data: changeFacts(change),
  })
  await callSooner(tx, found, callBy)
  return { kind: 'answered' }
}
