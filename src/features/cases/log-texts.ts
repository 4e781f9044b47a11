import type { NameOf } from '../../common/event-kind.ts'
import type { caseEvents } from './events.ts'

/** Events in the log, by kind. */
export const casesLogNames: Readonly<Record<NameOf<typeof caseEvents>, string>> = {
  'case-opened': 'Zaak binnengekomen',
  'case-viewed': 'Zaak bekeken',
  'case-assigned': 'Behandelaar gewijzigd',
  'state-changed': 'Status gewijzigd',
  'call-planned': 'Belafspraak gepland',
  'call-done': 'Gebeld',
  'delivery-planned': 'Levering gepland',
  'case-corrected': 'Gegevens van een zaak verbeterd',
  'message-sent': 'Bericht gestuurd',
  'message-withdrawn': 'Bericht teruggehaald',
  'mail-received': 'Mail ontvangen',
  'mail-reclassified': 'Beoordeling van een mail verbeterd',
  'mail-sent-again': 'Mail opnieuw verstuurd',
  'file-infected': 'Virus gevonden in een bijlage',
  'cancel-asked': 'Klant wil annuleren',
  'change-asked': 'Klant vraagt iets te wijzigen',
  'notice-given': 'Opzegging',
  'notice-withdrawn': 'Opzegging ingetrokken',
  'transfer-declined': 'Overname geweigerd',
  'request-settled': 'Verzoek van de klant afgehandeld',
  'port-in-changed': 'Nummerbehoud bijgewerkt',
  'lines-proposed': 'Wijziging van regels voorgesteld',
  'lines-changed': 'Regels gewijzigd',
  'lines-declined': 'Wijziging van regels afgewezen',
  'quote-sent': 'Prijsopgave verstuurd',
  'quote-asked': 'Vraag van de klant over de prijsopgave',
  'quote-accepted': 'Prijsopgave geaccepteerd',
  'quote-declined': 'Prijsopgave afgewezen',
}
