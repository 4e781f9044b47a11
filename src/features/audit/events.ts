import { declareEvent } from '../../common/event-kind.ts'

/** Events of the log itself. Facts are the filters of what was taken along, as the page has them. */
export const auditEvents = {
  exported: declareEvent(
    'audit-exported',
    'wie',
    'door',
    'koppeling',
    'soort',
    'van',
    'tot',
    'zaak',
    'vorm',
    'klant',
  ),
} as const
