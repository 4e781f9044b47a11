import { formatOrderNumber, parseOrderNumber } from '../../../common/order-number.ts'
import { scopeInWords } from '../../api-clients/texts-desk.ts'
import { callOutcomes } from '../../cases/call-outcomes.ts'
import { caseForms } from '../../cases/case-names.ts'
import { partsOfDay } from '../../cases/delivery-plan.ts'
import { reasonLabel } from '../../cases/state-reasons.ts'
import { storedTotals } from '../../cases/stored-totals.ts'
import { checkTexts, requestNames } from '../../cases/texts-desk.ts'
import { documentKindNames } from '../../documents/texts.ts'
import { type EventFactName, eventFactNames } from '../../events/event-facts.ts'
import type { StoredEvent } from '../../events/server/find-events.ts'
import { mailKindTexts } from '../../incoming-mails/mail-reason-texts.ts'
import { productEndReasons } from '../../inventory/product-end.ts'
import { mailKindNames } from '../../mails/texts.ts'
import { portInRefusals } from '../../porting/port-in.ts'
import { portInTexts } from '../../porting/texts-desk.ts'
import { staffRoleNames } from '../../staff/texts.ts'
import type { AuditEntry } from '../contract.ts'
import { actorNames, auditDay, auditMoment, auditTypeName } from '../texts.ts'
import { auditValueTexts as texts } from '../texts-facts.ts'
import type { AuditNames } from './audit-names.ts'
import { factNames } from './audit-names.ts'

/** How the value of a fact is told; null where there is nothing to tell. */
type Tell = (value: unknown, known: AuditNames, event: StoredEvent) => string | null

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** The words for a code; of a code of another version of the shop it is only said that it is unknown. */
export const wordFor = (words: Readonly<Record<string, string>>, code: unknown): string | null => {
  const known = textOf(code)
  if (known === null) return null
  return Object.hasOwn(words, known) ? (words[known] ?? null) : texts.unknown
}

const labelsOf = (table: Readonly<Record<string, { readonly label: string }>>) =>
  Object.fromEntries(Object.entries(table).map(([name, { label }]) => [name, label]))

const code =
  (words: Readonly<Record<string, string>>): Tell =>
  value =>
    wordFor(words, value)

const untold: Tell = () => null
const count: Tell = value => (typeof value === 'number' ? String(value) : null)
const day: Tell = value => (/^\d{4}-\d{2}-\d{2}$/.test(textOf(value) ?? '') ? auditDay(String(value)) : null)
const moment: Tell = value => {
  const text = textOf(value)
  return text === null || Number.isNaN(Date.parse(text)) ? null : auditMoment(text)
}
const caseNumber: Tell = value => {
  const number = parseOrderNumber(textOf(value) ?? '')
  return number === null ? null : formatOrderNumber(number)
}
export const colleague: Tell = (value, { staff }) => {
  const id = textOf(value)
  return id === null ? null : (staff.get(id) ?? texts.goneColleague)
}
const holder: Tell = (value, { customers }) => {
  const id = textOf(value)
  return id === null ? null : customers.get(id) || texts.goneCustomer
}
const client: Tell = (value, { clients }) => clients.get(String(value)) ?? texts.goneClient
const only =
  (wanted: unknown, words: string): Tell =>
  value =>
    value === wanted ? words : null

const amounts: Tell = value => {
  const totals = storedTotals(value)
  return totals?.withNotIn(texts.amounts(totals)) ?? null
}

/** Scopes of a client of the API in words; nothing of an empty list. */
const scopeList: Tell = value =>
  Array.isArray(value) && value.length > 0 ? value.map(scope => scopeInWords(String(scope))).join(', ') : null

/** Sentences that are kept as they were written. */
const sentences: Tell = value =>
  Array.isArray(value) && value.length > 0 ? value.map(String).join(' · ') : null

/** Facts that are already told as a change are left out here. */
const tells: Readonly<Record<EventFactName, Tell>> = {
  act: untold,
  after: untold,
  asks: value => (value === true ? texts.yes : value === false ? texts.no : null),
  before: untold,
  byHand: only(true, texts.byHand),
  change: untold,
  channel: only('phone', texts.byPhone),
  check: code(checkTexts.names),
  client,
  count,
  day: (value, known, event) => (event.type === 'delivery-planned' ? null : day(value, known, event)),
  delivery: count,
  document: code(documentKindNames),
  door: code(actorNames),
  ended: count,
  ending: textOf,
  from: untold,
  given: scopeList,
  isAlone: only(true, texts.alone),
  isBlocked: untold,
  isRequired: untold,
  isSetUp: untold,
  classified: untold,
  klant: holder,
  kind: code(mailKindNames),
  koppeling: client,
  linked: caseNumber,
  // The mail of a delivery has a number, one that came in an id.
  mail: count,
  message: untold,
  nature: code(mailKindTexts),
  note: untold,
  // For a case that became a quote, the number of that quote.
  number: (value, known, event) =>
    typeof value === 'string' ? caseNumber(value, known, event) : count(value, known, event),
  order: caseNumber,
  outcome: code(labelsOf(callOutcomes)),
  parcel: untold,
  partOfDay: code(labelsOf(partsOfDay)),
  picture: textOf,
  plannedFor: (value, known, event) => (event.type === 'call-planned' ? null : moment(value, known, event)),
  position: count,
  previewAt: moment,
  products: sentences,
  proposedBy: colleague,
  prospect: (value, { prospects }) => prospects.get(String(value)) || texts.goneProspect,
  purpose: code(texts.purposes),
  queued: count,
  quote: untold,
  reason: (value, known, event) => {
    if (event.type === 'product-ended') return code(productEndReasons)(value, known, event)
    const { caseId, data } = event
    const reason = textOf(value)
    const kind = caseId === null ? undefined : known.cases.get(caseId)?.kind
    if (reason === null || kind === undefined) return null
    return (
      reasonLabel(kind, { state: String(data.to), reason, isTakenBack: data.takenBack === true }) ??
      texts.unknown
    )
  },
  receiver: textOf,
  refusal: code(portInRefusals),
  registration: holder,
  request: code(requestNames),
  requestedBy: colleague,
  revision: textOf,
  role: code(staffRoleNames),
  rule: textOf,
  secondFactor: (value, known, event) =>
    value === null ? texts.none : code(texts.secondFactors)(value, known, event),
  settled: untold,
  soort: value => (textOf(value) === null ? null : auditTypeName(String(value))),
  standing: code(checkTexts.outcomes),
  startsAt: moment,
  step: code(portInTexts.steps),
  subscription: untold,
  takenBack: only(true, texts.takenBack),
  template: textOf,
  to: untold,
  tot: day,
  totals: amounts,
  untilAnswer: only(true, texts.untilAnswer),
  van: day,
  version: untold,
  vorm: value => (textOf(value) === null ? null : (caseForms[String(value)] ?? texts.unknown)),
  why: textOf,
  wie: colleague,
  withdrawn: scopeList,
  zaak: caseNumber,
}

/** Facts of an event, apart from its changes. */
export const factsOf = (event: StoredEvent, known: AuditNames): AuditEntry['facts'] =>
  eventFactNames.flatMap(each => {
    const name = factNames[each]
    const value = each in event.data ? tells[each](event.data[each], known, event) : null
    return name === null || value === null ? [] : [{ name, value }]
  })
