import type { NameOf } from '../../common/event-kind.ts'
import type { webhookEvents } from './events.ts'

/** Events in the log, by kind. */
export const webhooksLogNames: Readonly<Record<NameOf<typeof webhookEvents>, string>> = {
  'webhook-saved': 'Webhook opgeslagen',
  'webhook-removed': 'Webhook verwijderd',
  'webhook-secret-made': 'Nieuw geheim van een webhook gemaakt',
  'webhook-secret-removed': 'Geheim van een webhook ingetrokken',
  'webhook-replayed': 'Berichten van een webhook opnieuw verstuurd',
  'webhook-failing': 'Webhook komt niet aan',
  'webhook-switched-off': 'Webhook uitgezet',
}
