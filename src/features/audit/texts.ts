import { lazy } from '../../common/lazy.ts'
import type { ActorKind } from './contract.ts'

/** The words of the audit log of the staff desk. */

export const actorNames: Readonly<Record<ActorKind, string>> = {
  staff: 'Medewerker',
  customer: 'Klant',
  visitor: 'Bezoeker',
  client: 'Koppeling',
  reseller: 'Reseller',
  system: 'Systeem',
}

/** Every kind of event in words; src/features/audit/server/type-names.ts does not compile while one is missing. */
export const auditTypeNames = {
  'case-opened': 'Zaak binnengekomen',
  'case-viewed': 'Zaak bekeken',
  'case-assigned': 'Behandelaar gewijzigd',
  'call-planned': 'Belafspraak gepland',
  'case-snoozed': 'Zaak laten wachten',
  'snooze-ended': 'Wachten beëindigd',
  'call-done': 'Gebeld',
  'delivery-planned': 'Levering gepland',
  'port-in-changed': 'Nummerbehoud bijgewerkt',
  'parcel-added': 'Pakket toegevoegd',
  'parcel-corrected': 'Pakket verbeterd',
  'parcel-removed': 'Pakket verwijderd',
  'check-done': 'Controle gedaan',
  'case-corrected': 'Gegevens van een zaak verbeterd',
  'case-linked': 'Zaak gekoppeld',
  'case-unlinked': 'Zaak ontkoppeld',
  'note-written': 'Notitie geschreven',
  'message-sent': 'Bericht gestuurd',
  'message-withdrawn': 'Bericht teruggehaald',
  'mail-received': 'Mail ontvangen',
  'quote-made': 'Prijsopgave gemaakt',
  'quote-sent': 'Prijsopgave verstuurd',
  'quote-opened': 'Prijsopgave geopend door de klant',
  'quote-asked': 'Vraag van de klant over de prijsopgave',
  'quote-accepted': 'Prijsopgave geaccepteerd',
  'quote-declined': 'Prijsopgave afgewezen',
  'quote-withdrawn': 'Prijsopgave ingetrokken',
  'lines-proposed': 'Wijziging van regels voorgesteld',
  'lines-changed': 'Regels gewijzigd',
  'lines-declined': 'Wijziging van regels afgewezen',
  'line-change-withdrawn': 'Voorstel voor regels ingetrokken',
  'cancel-asked': 'Klant wil annuleren',
  'change-asked': 'Klant vraagt iets te wijzigen',
  'request-settled': 'Verzoek van de klant afgehandeld',
  'case-taken-along': 'In account van de klant gezet',
  'follow-link-revoked': 'Volglink ingetrokken',
  'state-changed': 'Status gewijzigd',
  'customer-changed': 'Klantgegevens gewijzigd',
  'customer-blocked': 'Klant geblokkeerd',
  'customer-unblocked': 'Blokkade opgeheven',
  'customer-viewed': 'Klantgegevens bekeken',
  'iban-viewed': 'IBAN bekeken',
  'file-viewed': 'Bestand bekeken',
  'link-sent': 'Wachtwoordlink gestuurd',
  'mail-sent-again': 'Mail opnieuw verstuurd',
  'mail-bounced': 'Mail niet aangekomen',
  'address-confirmed': 'E-mailadres nagekeken: het klopt',
  'test-mail-sent': 'Testmail verstuurd',
  'reply-template-saved': 'Standaardtekst opgeslagen',
  'reply-template-removed': 'Standaardtekst verwijderd',
  'audit-exported': 'Logboek geëxporteerd',
  'cases-exported': 'Zaken geëxporteerd',
  'revision-made': 'Herziening van de catalogus begonnen',
  'revision-approved': 'Herziening van de catalogus goedgekeurd',
  'revision-planned': 'Herziening van de catalogus gepland',
  'revision-undone': 'Herziening van de catalogus teruggedraaid',
  'values-erased': 'Persoonsgegevens gewist',
  'dead-letters-reported': 'Mislukte mail gemeld',
  'staff-signed-in': 'Medewerker ingelogd',
  'staff-invited': 'Medewerker uitgenodigd',
  'staff-invitation-withdrawn': 'Uitnodiging ingetrokken',
  'staff-setting-changed': 'Instelling van beheer gewijzigd',
  'staff-joined': 'Medewerker begonnen',
  'staff-changed': 'Account van medewerker gewijzigd',
} as const

/** One of another version has no name here. */
export const auditTypeName = (type: string): string =>
  Object.entries(auditTypeNames).find(([known]) => known === type)?.[1] ?? 'Iets van een andere versie'

/** The name of each fact of an event; null of what only programs need. What a filter asked for has the filter's own name. */
export const auditFactNames = {
  act: null,
  after: null,
  before: null,
  byHand: 'hoe',
  change: null,
  channel: 'hoe',
  check: 'controle',
  count: 'aantal',
  day: 'dag',
  delivery: 'mail nummer',
  door: 'groep',
  ended: 'beëindigde sessies',
  from: null,
  isBlocked: 'toegang',
  isRequired: 'tweede factor verplicht',
  isSetUp: 'tweede factor',
  klant: 'klant',
  kind: 'soort',
  linked: 'andere zaak',
  mail: 'mail nummer',
  message: null,
  nature: 'soort mail',
  note: null,
  number: 'versie',
  order: 'bestelling',
  outcome: 'uitkomst',
  partOfDay: 'dagdeel',
  plannedFor: 'belafspraak',
  position: 'nummer op de lijst',
  proposedBy: 'voorgesteld door',
  purpose: 'waarvoor',
  queued: 'nu in de wachtrij als mail',
  quote: null,
  reason: 'reden',
  refusal: 'reden',
  registration: 'registratie',
  request: 'verzoek',
  revision: 'herziening',
  role: 'rol',
  rule: 'verdeelregel',
  secondFactor: 'tweede factor',
  settled: null,
  soort: 'soort',
  standing: 'antwoord van het register',
  startsAt: 'gaat in op',
  step: 'stap',
  takenBack: 'hoe',
  template: 'tekst',
  to: null,
  tot: 'tot en met',
  totals: 'bedrag',
  untilAnswer: 'waarop',
  van: 'vanaf',
  version: null,
  vorm: 'vorm',
  why: 'reden',
  wie: 'medewerker',
  zaak: 'zaak',
} as const

/** Stands for a value that has no words of its own. */
export const auditValueTexts = {
  natures: { answer: 'van een mens', automatic: 'automatisch antwoord', bounce: 'niet aangekomen' },
  byHand: 'zelf nagekeken',
  byPhone: 'telefonisch',
  takenBack: 'teruggedraaid',
  untilAnswer: 'tot de klant antwoordt',
  yes: 'ja',
  no: 'nee',
  open: 'open',
  blocked: 'geblokkeerd',
  setUp: 'ingesteld',
  notSetUp: 'niet ingesteld',
  none: 'geen',
  nobody: 'niemand',
  goneColleague: 'een oud-collega',
  goneCustomer: 'een klant die weg is',
  unknown: 'onbekend',
  secondFactors: { authenticator: 'code uit de app', 'recovery-code': 'herstelcode' },
  purposes: { activation: 'account activeren', 'password-reset': 'nieuw wachtwoord' },
  genders: { MALE: 'Dhr.', FEMALE: 'Mevr.' },
  contactTypes: { technical: 'technisch' },
  amounts: ({ monthly, oneTime }: { monthly: string; oneTime: string }) =>
    `${monthly} per maand, ${oneTime} eenmalig`,
} as const

/** Fields that can change, by the name that an event has for them. */
export const auditFieldNames = {
  state: 'status',
  assigneeId: 'behandelaar',
  dueAt: 'belafspraak',
  deliveryPlan: 'leverdag',
  portIn: 'stand van het nummer',
  carrier: 'vervoerder',
  trackingCode: 'track & trace-code',
  trackingLink: 'link om het pakket te volgen',
  monthly: 'bedrag per maand',
  oneTime: 'bedrag eenmalig',
  installer: 'monteur',
  kvk: 'controle van het KVK nummer',
  vat: 'controle van het BTW nummer',
  words: 'woorden',
  password: 'wachtwoord',
  secondFactor: 'tweede factor',
  recoveryCodes: 'herstelcodes',
  recoveryCodeUsed: 'gebruikte herstelcode',
  role: 'rol',
  blocked: 'toegang',
  link: 'gemailde link',
  secondFactorRequired: 'tweede factor verplicht',
  assignmentRules: 'verdeelregels',
  reason: 'reden',
  sessions: 'sessies',
  signature: 'ondertekening van mails',
  iban: 'IBAN',
  ibanEnding: 'einde van het IBAN',
  contactEmail: 'e-mailadres van de contactpersoon',
  companyName: 'bedrijfsnaam',
  name: 'naam',
  phone: 'telefoonnummer',
  address: 'adres',
  organizationAddress: 'adres van de organisatie',
  invoice: 'factuuradres',
  references: 'administratie',
  purchaseOrderNumber: 'inkoopnummer of eigen referentie',
  invoiceEmail: 'e-mailadres voor facturen',
  costCentre: 'kostenplaats',
  kvkNumber: 'KVK nummer',
  vatNumber: 'BTW nummer',
  firstName: 'voornaam',
  lastName: 'achternaam',
  gender: 'aanhef',
  phoneNumber: 'telefoonnummer',
  email: 'e-mailadres',
  postCode: 'postcode',
  city: 'plaats',
  street: 'straat',
  streetNumber: 'huisnummer',
  streetNumberAddition: 'toevoeging',
  ascription: 'tenaamstelling',
  contactDetails: 'contactpersoon',
  technicalPerson: 'technische contactpersoon',
  contactType: 'soort',
} as const

const fieldWords = new Map<string, string>(Object.entries(auditFieldNames))

/** A field in words: `technicalPerson.email` is `technische contactpersoon: e-mailadres`. */
export const auditFieldName = (path: string): string =>
  path
    .split('.')
    .map(part => fieldWords.get(part) ?? 'een ander gegeven')
    .join(': ')

const timeZone = 'Europe/Amsterdam'
const date = { day: 'numeric', month: 'short', year: 'numeric' } as const
const momentFormat = lazy(
  () =>
    new Intl.DateTimeFormat('nl-NL', {
      ...date,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    }),
)
const dayFormat = lazy(() => new Intl.DateTimeFormat('nl-NL', { ...date, weekday: 'short', timeZone: 'UTC' }))

/** ISO 8601 → `di 24 nov 2026, 14:05`, in Dutch time: the log goes back for years. */
export const auditMoment = (iso: string): string => momentFormat().format(new Date(iso))

/** `2026-11-24` → `di 24 nov 2026` */
export const auditDay = (day: string): string => dayFormat().format(new Date(`${day}T00:00:00Z`))

/** The columns of the exported file, in its order. */
export const auditColumns = {
  id: 'Nummer',
  occurredAt: 'Moment',
  actorKind: 'Door',
  actor: 'Wie',
  type: 'Wat',
  case: 'Zaak',
  customer: 'Klant',
  colleague: 'Collega',
  changes: 'Gewijzigd',
  facts: 'Bijzonderheden',
} as const

export const auditPageTexts = {
  title: 'Logboek',
  intro: 'Wie wat wanneer deed, van wat naar wat, en wie persoonsgegevens bekeek.',
  filters: {
    case: 'Zaaknummer',
    form: 'Vorm van de zaak',
    who: 'Medewerker',
    group: 'Door wie',
    type: 'Wat',
    from: 'Vanaf',
    to: 'Tot en met',
    everybody: 'Iedereen',
    everything: 'Alles',
  },
  none: 'Niets gevonden',
  noneText: 'Er gebeurde niets dat bij deze filters past.',
  exporting: {
    button: 'Exporteer als CSV',
    failed: 'De export is niet gelukt',
    fileName: 'logboek.csv',
  },
} as const
