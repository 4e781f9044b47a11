import type { WebhookKind } from '../../../../platform/deliveries/kinds.ts'
import type { Webhook } from './webhook.ts'
import { webinar } from './webinar.ts'

/** Every webhook by its kind: one that is forgotten does not compile. */
export const webhooks: Readonly<Record<WebhookKind, Webhook>> = { webinar }
