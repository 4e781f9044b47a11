import type { ActorKind } from '../contract/audit.ts'

/** The words of the audit log of the staff desk. */

export const actorNames: Readonly<Record<ActorKind, string>> = {
  staff: 'Medewerker',
  customer: 'Klant',
  visitor: 'Bezoeker',
  reseller: 'Reseller',
  system: 'Systeem',
}

/** What can happen, in words; server/audit/type-names.ts does not compile while one is missing. */
export const auditTypeNames = {
  'case-opened': 'Zaak binnengekomen',
  'case-viewed': 'Zaak bekeken',
  'case-assigned': 'Behandelaar gewijzigd',
  'call-planned': 'Belafspraak gepland',
  'call-done': 'Gebeld',
  'delivery-planned': 'Levering gepland',
  'port-in-changed': 'Nummerbehoud bijgewerkt',
  'check-done': 'Controle gedaan',
  'case-corrected': 'Gegevens van een zaak verbeterd',
  'note-written': 'Notitie geschreven',
  'message-sent': 'Bericht gestuurd',
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
  'case-taken-along': 'In account van de klant gezet',
  'follow-link-revoked': 'Volglink ingetrokken',
  'state-changed': 'Status gewijzigd',
  'customer-changed': 'Klantgegevens gewijzigd',
  'customer-blocked': 'Klant geblokkeerd',
  'customer-unblocked': 'Blokkade opgeheven',
  'customer-viewed': 'Klantgegevens bekeken',
  'iban-viewed': 'IBAN bekeken',
  'link-sent': 'Wachtwoordlink gestuurd',
  'mail-sent-again': 'Mail opnieuw verstuurd',
  'test-mail-sent': 'Testmail verstuurd',
  'audit-exported': 'Logboek geëxporteerd',
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
  Object.entries(auditTypeNames).find(([known]) => known === type)?.[1] ?? type

const fieldNames: Readonly<Record<string, string>> = {
  state: 'status',
  reason: 'reden',
  sessions: 'sessies',
  iban: 'IBAN',
  ibanEnding: 'einde van het IBAN',
  contactEmail: 'e-mailadres van de contactpersoon',
  companyName: 'bedrijfsnaam',
  name: 'naam',
  phone: 'telefoonnummer',
  address: 'adres',
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
  delivery: 'mail',
  queued: 'nu in de wachtrij',
  kind: 'soort',
  ended: 'beëindigde sessies',
  purpose: 'doel',
  registration: 'registratie',
  wie: 'medewerker',
  door: 'groep',
  soort: 'soort',
  van: 'vanaf',
  tot: 'tot en met',
  zaak: 'zaak',
  klant: 'klant',
}

/** A field in words: `technicalPerson.email` is `technische contactpersoon: e-mailadres`. */
export const fieldName = (path: string): string =>
  path
    .split('.')
    .map(part => fieldNames[part] ?? part)
    .join(': ')

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
