import { unbrokenPhone } from '../../common/checks/phone.ts'
import { formatOrderNumber } from '../../common/order-number.ts'
import { deskMoment } from '../desk/moments.ts'
import { documentKindNames } from '../documents/texts.ts'
import type { MailKind } from '../incoming-mails/mail-kinds.ts'
import { mailKindTexts } from '../incoming-mails/mail-reason-texts.ts'
import { productEndReasons } from '../inventory/product-end.ts'
import { type CallOutcome, callOutcomes } from './call-outcomes.ts'
import type { TimelineEntry } from './contract-timeline.ts'
import { isPartOfDay, partsOfDay } from './delivery-plan.ts'
import { dayInWords } from './delivery-texts.ts'
import { caseMailKinds } from './mail-texts-desk.ts'
import { type PortInRefusal, portInRefusals } from './port-in-states.ts'
import { storedTotals } from './stored-totals.ts'
import { receivedTexts } from './stream-texts.ts'
import { checkTexts, requestNames } from './texts-desk.ts'

/** Events of a case in Dutch. */

type Data = TimelineEntry['data']

const textAt = (data: Data, name: string): string => (typeof data[name] === 'string' ? data[name] : '')

const productName = (data: Data): string =>
  textAt(data, 'product') || `Product ${String(data.position)} van de bestelling`

const labelIn = (labels: Readonly<Record<string, string>>, name: string): string => labels[name] ?? name

const isOutcome = (name: string): name is CallOutcome => Object.hasOwn(callOutcomes, name)
const isRefusal = (name: string): name is PortInRefusal => Object.hasOwn(portInRefusals, name)

/** The number that it is about, which the desk adds. */
const numberOf = (data: Data, otherwise = 'Nummer'): string => {
  const number = textAt(data, 'phone')
  return number === '' ? otherwise : unbrokenPhone(number)
}

const portInWords: Readonly<Record<string, (data: Data) => string>> = {
  ask: data =>
    `${numberOf(data)} aangevraagd bij de andere aanbieder, voor ${dayInWords(textAt(data, 'day'))}`,
  plan(data) {
    const [what, day, before] = [numberOf(data, 'een nummer'), textAt(data, 'day'), textAt(data, 'before')]
    return before === '' || before === day
      ? `Overgang van ${what} afgesproken: ${dayInWords(day)}`
      : `Overgang van ${what} verplaatst van ${dayInWords(before)} naar ${dayInWords(day)}`
  },
  refuse: data => {
    const reason = textAt(data, 'refusal')
    return `${numberOf(data)} geweigerd: ${isRefusal(reason) ? portInRefusals[reason].toLowerCase() : reason}`
  },
  complete: data => `${numberOf(data)} overgezet`,
  cancel: data => `${numberOf(data)} komt niet mee`,
  restore: data => `${numberOf(data)} komt toch mee`,
}

/** Monthly amount of an order before and after a change of its lines, and what no amount of it has in it. */
function monthlyIn({ before, after }: Data): string {
  const [from, to] = [storedTotals(before), storedTotals(after)]
  return from && to ? to.withNotIn(`: van ${from.monthly} naar ${to.monthly} per maand`) : ''
}

const isKind = (name: string): name is MailKind => Object.hasOwn(mailKindTexts, name)

/** The kind of a mail that came in; before there were kinds, a person's mail had none that said whose it was. */
function receivedInWords(data: Data, received: TimelineEntry['received']): string {
  if (data.isForged === true) return receivedTexts.forgedMail
  if (received?.nature === 'answer' && !received.isKnownSender) return mailKindTexts.stranger
  const kind = textAt(data, 'nature')
  return mailKindTexts[isKind(kind) ? kind : 'answer']
}

const byRule = (rule: string): string => (rule === '' ? '' : ` door de regel ‘${rule}’`)

const words: Readonly<Record<string, (data: Data) => string>> = {
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
  'port-in-changed': data => portInWords[textAt(data, 'step')]?.(data) ?? 'Nummer gewijzigd',
  'parcel-added': () => 'Pakket onderweg',
  'parcel-corrected': () => 'Pakket verbeterd',
  'parcel-removed': () => 'Pakket verwijderd',
  'product-kept': data => `${productName(data)} eindigt toch niet`,
  'product-ended': data =>
    `${productName(data)} eindigt op ${dayInWords(textAt(data, 'day'))}: ${labelIn(productEndReasons, textAt(data, 'reason')).toLowerCase()}`,
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
  'mail-reclassified': data => (data.asks === true ? receivedTexts.nowAsks : receivedTexts.nowAsksNothing),
  'mail-queued': data => `Mail aan de klant: ${labelIn(caseMailKinds, textAt(data, 'kind')).toLowerCase()}`,
  'mail-sent-again': data =>
    `Opnieuw verstuurd: ${labelIn(caseMailKinds, textAt(data, 'kind')).toLowerCase()}`,
  'mail-bounced': data => `Niet aangekomen: ${labelIn(caseMailKinds, textAt(data, 'kind')).toLowerCase()}`,
  'file-infected': () => 'Virus gevonden in een bijlage van ons antwoord: het bestand is niet bewaard',
  'document-corrected': data =>
    `Document opnieuw opgemaakt omdat er tekens ontbraken: ${labelIn(documentKindNames, textAt(data, 'document'))}`,
  'address-confirmed': () => 'E-mailadres klopt: de mails gaan opnieuw',
  'quote-made': () => 'Er is een prijsopgave van gemaakt',
  'application-made': () => 'Is een sollicitatie: alleen personeel en beheerders zien hem',
  'quote-sent': data => `Prijsopgave verstuurd, versie ${numberIn(data)}`,
  'quote-opened': data => `Klant opende de prijsopgave, versie ${numberIn(data)}`,
  'quote-asked': () => 'Klant heeft een vraag over de prijsopgave',
  'quote-accepted': () => 'Klant accepteerde de prijsopgave: het is een bestelling',
  'quote-declined': () => 'Klant ging niet akkoord met de prijsopgave',
  'quote-withdrawn': () => 'Prijsopgave ingetrokken',
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
}

const numberIn = ({ number }: TimelineEntry['data']): string => String(number ?? '')

/** Text of an event; an unknown one of a later release shows its own name. */
export const eventInWords = ({
  type,
  data,
  received = null,
}: Pick<TimelineEntry, 'type' | 'data'> & Partial<Pick<TimelineEntry, 'received'>>): string =>
  type === 'mail-received' ? receivedInWords(data, received) : (words[type]?.(data) ?? type)

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
