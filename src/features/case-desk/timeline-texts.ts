import { deskMoment } from '../../common/desk-moments.ts'
import { type NameOf, nameOf } from '../../common/event-kind.ts'
import { formatOrderNumber } from '../../common/order-number.ts'
import type { fileEvents } from '../case-files/events.ts'
import { type CallOutcome, callOutcomes } from '../cases/call-outcomes.ts'
import type { TimelineEntry } from '../cases/contract-timeline.ts'
import { isPartOfDay, partsOfDay } from '../cases/delivery-plan.ts'
import { dayInWords } from '../cases/delivery-texts.ts'
import type { caseEvents } from '../cases/events.ts'
import type { MailKind } from '../cases/mail-kinds.ts'
import { storedTotals } from '../cases/stored-totals.ts'
import { checkTexts, requestNames } from '../cases/texts-desk.ts'
import {
  type EntryData,
  type EntryInWords,
  type TimelineWords,
  textAt,
  type WordsOfKinds,
} from '../cases/timeline-words.ts'
import type { customerCaseEvents } from '../customers/events.ts'
import type { documentEvents } from '../documents/events.ts'
import { documentKindNames } from '../documents/texts.ts'
import type { erasureEvents } from '../events/events.ts'
import type { incomingMailEvents } from '../incoming-mails/events.ts'
import { mailKindTexts } from '../incoming-mails/mail-reason-texts.ts'
import type { lineChangeEvents } from '../line-changes/events.ts'
import type { caseDeskEvents, mailEntryKinds } from './events.ts'
import { receivedTexts } from './stream-texts.ts'

/** Events of a case in Dutch. */

const labelIn = (labels: Readonly<Record<string, string>>, name: string): string => labels[name] ?? name

const isOutcome = (name: string): name is CallOutcome => Object.hasOwn(callOutcomes, name)

/** Monthly amount of an order before and after a change of its lines, and what no amount of it has in it. */
function monthlyIn({ before, after }: EntryData): string {
  const [from, to] = [storedTotals(before), storedTotals(after)]
  return from && to ? to.withNotIn(`: van ${from.monthly} naar ${to.monthly} per maand`) : ''
}

const isKind = (name: string): name is MailKind => Object.hasOwn(mailKindTexts, name)

/** The kind of a mail that came in; before there were kinds, a person's mail had none that said whose it was. */
const receivedInWords: EntryInWords = (data, received) => {
  if (data.isForged === true) return receivedTexts.forgedMail
  if (received?.nature === 'answer' && !received.isKnownSender) return mailKindTexts.stranger
  const kind = textAt(data, 'nature')
  return mailKindTexts[isKind(kind) ? kind : 'answer']
}

const byRule = (rule: string): string => (rule === '' ? '' : ` door de regel ‘${rule}’`)

type Told = NameOf<
  | Omit<
      typeof caseEvents,
      | 'numberChanged'
      | 'quoteSent'
      | 'quoteAsked'
      | 'quoteAccepted'
      | 'quoteDeclined'
      | 'noticeGiven'
      | 'noticeWithdrawn'
      | 'transferDeclined'
    >
  | typeof caseDeskEvents
  | typeof customerCaseEvents
  | typeof documentEvents
  | typeof erasureEvents
  | typeof fileEvents
  | typeof incomingMailEvents
  | typeof lineChangeEvents
  | typeof mailEntryKinds
>

/** Events that the desk itself tells of. @param mailName the name of a kind of mail on the page of its case */
export const caseWords = (mailName: (kind: string) => string): TimelineWords<Told> => ({
  'case-opened': () => 'Binnengekomen',
  'case-viewed': () => 'Bekeken',
  'state-changed': data => {
    const reason = textAt(data, 'reasonLabel')
    const why = reason === '' ? '' : ` (${reason})`
    const what = data.takenBack === true ? 'Teruggedraaid van' : 'Van'
    return `${what} ${textAt(data, 'fromLabel')} naar ${textAt(data, 'toLabel')}${why}`
  },
  'case-assigned': data =>
    textAt(data, 'to') === ''
      ? 'Aan niemand toegewezen'
      : `Toegewezen aan ${textAt(data, 'toName')}${byRule(textAt(data, 'rule'))}`,
  'call-planned': data => {
    const [moment, before] = [deskMoment(textAt(data, 'plannedFor')), textAt(data, 'before')]
    return before === ''
      ? `Belafspraak voor ${moment}`
      : `Belafspraak verplaatst van ${deskMoment(before)} naar ${moment}`
  },
  'case-snoozed': data =>
    data.untilAnswer === true
      ? `Wacht op de klant, uiterlijk tot ${dayInWords(textAt(data, 'day'))}`
      : `Wacht tot ${dayInWords(textAt(data, 'day'))}`,
  'snooze-ended': () => 'Wacht niet meer',
  'call-done': data => {
    const outcome = textAt(data, 'outcome')
    const label = isOutcome(outcome) ? callOutcomes[outcome].label.toLowerCase() : outcome
    const when = textAt(data, 'plannedFor')
    return `Gebeld: ${label}${when === '' ? '' : `, ${deskMoment(when)}`}`
  },
  'delivery-planned': data => {
    const part = textAt(data, 'partOfDay')
    const when = `${dayInWords(textAt(data, 'day'))}${isPartOfDay(part) ? `, ${partsOfDay[part].label}` : ''}`
    const before = textAt(data, 'before')
    if (before === '') return `Levering gepland op ${when}`
    return before === textAt(data, 'day')
      ? `Levering gewijzigd: ${when}`
      : `Levering verplaatst van ${dayInWords(before)} naar ${when}`
  },
  'check-done': data => {
    const check = labelIn(checkTexts.names, textAt(data, 'check'))
    if (data.byHand === true) return `${check} zelf nagekeken`
    return `${check} gecontroleerd: ${labelIn(checkTexts.outcomes, textAt(data, 'standing'))}`
  },
  'case-corrected': () => 'Gegevens verbeterd',
  'case-linked': data => `Gekoppeld aan zaak ${formatOrderNumber(textAt(data, 'linked'))}`,
  'case-unlinked': data => `Losgekoppeld van zaak ${formatOrderNumber(textAt(data, 'linked'))}`,
  'note-written': () => 'Notitie',
  'message-sent': data =>
    textAt(data, 'startsAt') === ''
      ? 'Mail aan de klant'
      : `Mail aan de klant, voor ${deskMoment(textAt(data, 'startsAt'))}`,
  'message-withdrawn': () => 'Mail teruggehaald: de klant heeft hem niet gekregen',
  'mail-received': receivedInWords,
  'mail-reclassified': data => (data.asks === true ? receivedTexts.nowAsks : receivedTexts.nowAsksNothing),
  'mail-queued': data => `Mail aan de klant: ${mailName(textAt(data, 'kind')).toLowerCase()}`,
  'mail-sent-again': data => `Opnieuw verstuurd: ${mailName(textAt(data, 'kind')).toLowerCase()}`,
  'mail-bounced': data => `Niet aangekomen: ${mailName(textAt(data, 'kind')).toLowerCase()}`,
  'file-infected': () => 'Virus gevonden in een bijlage van ons antwoord: het bestand is niet bewaard',
  'file-viewed': () => 'Bestand bekeken',
  'iban-viewed': () => 'IBAN bekeken',
  'document-corrected': data =>
    `Document opnieuw opgemaakt omdat er tekens ontbraken: ${labelIn(documentKindNames, textAt(data, 'document'))}`,
  'address-confirmed': () => 'E-mailadres klopt: de mails gaan opnieuw',
  'application-made': () => 'Is een sollicitatie: alleen personeel en beheerders zien hem',
  'lines-proposed': data => `Wijziging van de regels voorgesteld${monthlyIn(data)}`,
  'lines-changed': data => `Regels gewijzigd${monthlyIn(data)}`,
  'lines-declined': () => 'Klant ging niet akkoord met de wijziging van de regels',
  'line-change-withdrawn': () => 'Voorstel voor de regels ingetrokken',
  'cancel-asked': () => 'Klant wil annuleren',
  'change-asked': () => 'Klant vraagt iets te wijzigen',
  'request-settled': data => `Afgehandeld: ${labelIn(requestNames, textAt(data, 'request'))}`,
  'case-taken-along': () => 'Staat nu in het account van de klant',
  'follow-link-revoked': () => 'Links van deze zaak ingetrokken: de volgende mail heeft nieuwe',
  'values-erased': () => 'Persoonsgegevens in de tijdlijn gewist',
})

/** Text of an event; an unknown one of a later release shows its own name. @param words those of every feature */
export const eventInWords = (
  words: WordsOfKinds,
  {
    type,
    data,
    received = null,
  }: Pick<TimelineEntry, 'type' | 'data'> & Partial<Pick<TimelineEntry, 'received'>>,
): string => words(type)?.(data, received) ?? nameOf(type)

/** Old and new value of a field. */
export const changeInWords = (name: string, before: string | null, after: string | null): string =>
  `${name}: van ${before ?? 'leeg'} naar ${after ?? 'leeg'}`

const actors: Readonly<Record<TimelineEntry['by']['kind'], string>> = {
  customer: 'Klant',
  visitor: 'Klant zonder account',
  staff: 'Een oud-collega',
  system: 'Systeem',
  reseller: 'Reseller',
  client: 'Koppeling',
}

const actorInWords = ({ kind, name }: TimelineEntry['by']): string => name ?? actors[kind]

/** The same of what happened: whoever sent a mail, as it says; in another's name it is nobody that we know. */
export const entryActorInWords = ({
  by,
  data,
  received = null,
}: Pick<TimelineEntry, 'by' | 'data'> & Partial<Pick<TimelineEntry, 'received'>>): string =>
  data.isForged === true
    ? receivedTexts.forgedActor
    : received?.fromName || received?.from || actorInWords(by)
