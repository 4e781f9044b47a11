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

/** Every kind of event in words; src/features/audit/server/audit-names.ts does not compile while one is missing. */
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
  'product-ended': 'Product beëindigd',
  'product-kept': 'Einde van product teruggedraaid',
  'check-done': 'Controle gedaan',
  'case-corrected': 'Gegevens van een zaak verbeterd',
  'case-linked': 'Zaak gekoppeld',
  'case-unlinked': 'Zaak ontkoppeld',
  'note-written': 'Notitie geschreven',
  'message-sent': 'Bericht gestuurd',
  'message-withdrawn': 'Bericht teruggehaald',
  'mail-received': 'Mail ontvangen',
  'mail-reclassified': 'Beoordeling van een mail verbeterd',
  'quote-made': 'Prijsopgave gemaakt',
  'application-made': 'Van een mail een sollicitatie gemaakt',
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
  'prospect-viewed': 'Gegevens van een prospect bekeken',
  'iban-viewed': 'IBAN bekeken',
  'file-viewed': 'Bestand bekeken',
  'link-sent': 'Wachtwoordlink gestuurd',
  'mail-sent-again': 'Mail opnieuw verstuurd',
  'mail-bounced': 'Mail niet aangekomen',
  'file-infected': 'Virus gevonden in een bijlage',
  'document-corrected': 'Document gecorrigeerd',
  'address-confirmed': 'E-mailadres nagekeken: het klopt',
  'test-mail-sent': 'Testmail verstuurd',
  'reply-template-saved': 'Standaardtekst opgeslagen',
  'reply-template-removed': 'Standaardtekst verwijderd',
  'webhook-saved': 'Webhook opgeslagen',
  'webhook-removed': 'Webhook verwijderd',
  'webhook-secret-made': 'Nieuw geheim van een webhook gemaakt',
  'webhook-secret-removed': 'Geheim van een webhook ingetrokken',
  'webhook-replayed': 'Berichten van een webhook opnieuw verstuurd',
  'webhook-failing': 'Webhook komt niet aan',
  'webhook-switched-off': 'Webhook uitgezet',
  'audit-exported': 'Logboek geëxporteerd',
  'cases-exported': 'Zaken geëxporteerd',
  'revision-made': 'Herziening van de catalogus begonnen',
  'revision-changed': 'Herziening van de catalogus gewijzigd',
  'revision-dropped': 'Herziening van de catalogus weggegooid',
  'revision-approved': 'Herziening van de catalogus goedgekeurd',
  'revision-planned': 'Herziening van de catalogus gepland',
  'revision-undone': 'Herziening van de catalogus teruggedraaid',
  'revision-undo-requested': 'Terugdraaien van een herziening gevraagd',
  'revision-undo-refused': 'Terugdraaien van een herziening afgewezen',
  'revision-undo-withdrawn': 'Verzoek om terugdraaien ingetrokken',
  'preview-made': 'Link naar een voorvertoning gemaakt',
  'preview-ended': 'Voorvertoning beëindigd',
  'picture-added': 'Afbeelding aan de catalogus toegevoegd',
  'api-client-made': 'Koppeling gemaakt',
  'api-client-changed': 'Koppeling gewijzigd',
  'api-client-revoked': 'Koppeling ingetrokken',
  'api-key-made': 'Sleutel van een koppeling gemaakt',
  'api-key-revoked': 'Sleutel van een koppeling ingetrokken',
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
    form: 'Soort zaak',
    who: 'Medewerker',
    group: 'Door wie',
    client: 'Koppeling',
    type: 'Wat',
    from: 'Vanaf',
    to: 'Tot en met',
    everybody: 'Iedereen',
    everything: 'Alles',
    everyClient: 'Met en zonder',
  },
  none: 'Niets gevonden',
  noneText: 'Er gebeurde niets dat bij deze filters past.',
  exporting: {
    button: 'Exporteer als CSV',
    failed: 'De export is niet gelukt',
    fileName: 'logboek.csv',
  },
} as const
