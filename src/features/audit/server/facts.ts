import { formatEuro } from '../../../common/money.ts'
import { scopeInWords } from '../../api-clients/texts-desk.ts'
import type { StoredEvent } from '../../events/server/find-events.ts'
import { staffRoleNames } from '../../staff/texts.ts'
import type { AuditEntry } from '../contract.ts'
import { actorNames } from '../texts.ts'
import { auditValueTexts as texts } from '../texts-facts.ts'
import type { AuditNames, AuditSources, Tell } from './audit-part.ts'
import { caseNumber, code, colleague, count, day, leftOut, moment, only, textOf } from './tells.ts'

const holder: Tell = (value, { customers }) => {
  const id = textOf(value)
  return id === null ? null : customers.get(id) || texts.goneCustomer
}
const client: Tell = (value, { clients }) => clients.get(String(value)) ?? texts.goneClient

/** Scopes of a client of the API in words; nothing of an empty list. */
const scopeList: Tell = value =>
  Array.isArray(value) && value.length > 0 ? value.map(scope => scopeInWords(String(scope))).join(', ') : null

/** Sentences that are kept as they were written. */
const sentences: Tell = value =>
  Array.isArray(value) && value.length > 0 ? value.map(String).join(' · ') : null

/** Facts that are told without anything of the features above. */
export const ownFacts = {
  act: leftOut,
  after: leftOut,
  amountInCents: value => (typeof value === 'number' ? formatEuro(value) : null),
  asks: value => (value === true ? texts.yes : value === false ? texts.no : null),
  before: leftOut,
  byHand: only(true, texts.byHand),
  change: leftOut,
  channel: only('phone', texts.byPhone),
  client,
  count,
  day,
  delivery: count,
  door: code(actorNames),
  ended: count,
  ending: textOf,
  endsAt: moment,
  from: leftOut,
  given: scopeList,
  isAlone: only(true, texts.alone),
  isBlocked: leftOut,
  isRequired: leftOut,
  isSetUp: leftOut,
  classified: leftOut,
  klant: holder,
  koppeling: client,
  linked: caseNumber,
  // The mail of a delivery has a number, one that came in an id.
  mail: count,
  message: leftOut,
  note: leftOut,
  notice: leftOut,
  // For a case that became a quote, the number of that quote.
  number: (value, known, event) =>
    typeof value === 'string' ? caseNumber(value, known, event) : count(value, known, event),
  order: caseNumber,
  parcel: leftOut,
  picture: textOf,
  place: textOf,
  plannedFor: moment,
  position: count,
  previewAt: moment,
  products: sentences,
  proposedBy: colleague,
  prospect: (value, { prospects }) => prospects.get(String(value)) || texts.goneProspect,
  purpose: code(texts.purposes),
  queued: count,
  quote: leftOut,
  receiver: textOf,
  registration: holder,
  requestedBy: colleague,
  revision: textOf,
  role: code(staffRoleNames),
  rule: textOf,
  secondFactor: (value, known, event) =>
    value === null ? texts.none : code(texts.secondFactors)(value, known, event),
  settled: leftOut,
  startsAt: moment,
  subscription: leftOut,
  takenBack: only(true, texts.takenBack),
  template: textOf,
  to: leftOut,
  tot: day,
  untilAnswer: only(true, texts.untilAnswer),
  van: day,
  version: leftOut,
  warnings: sentences,
  why: textOf,
  wie: colleague,
  withdrawn: scopeList,
  zaak: caseNumber,
} satisfies Readonly<Record<string, Tell>>

/** Facts of an event, apart from its changes. */
export const factsOf = (
  event: StoredEvent,
  known: AuditNames,
  sources: Pick<AuditSources, 'facts'>,
): AuditEntry['facts'] =>
  sources.facts(event.type).flatMap(({ fact, name, tell }) => {
    const value = fact in event.data ? tell(event.data[fact], known, event) : null
    return name === null || value === null ? [] : [{ name, value }]
  })
