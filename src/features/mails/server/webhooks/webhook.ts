import type { Database } from '../../../../platform/database/pool.ts'
import type { WebhookDelivery } from '../../../../platform/deliveries/claim.ts'

/** A kind of webhook: what it is told. One file each in this folder. */
export type Webhook = {
  /** JSON body; null if its subject is gone. */
  body(delivery: WebhookDelivery, database: Database): Promise<unknown>
}
