import * as z from 'zod/mini'
import { newId } from '../../../common/new-id.ts'
import { NewWebhook, type Webhook } from '../contract-desk.ts'
import { orderActions } from '../happening.ts'

/** Fields of the editor. */
export const WebhookForm = z.object({ ...NewWebhook.shape, isActive: z.boolean() })
export type WebhookValues = z.input<typeof WebhookForm>

/** The values of a stored webhook, as far as this version knows them; of a new one where it is null. */
export const valuesOf = (webhook: Webhook | null): WebhookValues => ({
  id: webhook?.id ?? newId(),
  name: webhook?.name ?? '',
  url: webhook?.url ?? '',
  types: known(NewWebhook.shape.types, webhook?.types),
  states: known(NewWebhook.shape.states, webhook?.states),
  productTypes: known(NewWebhook.shape.productTypes, webhook?.productTypes),
  actions: webhook === null ? [...orderActions] : known(NewWebhook.shape.actions, webhook.actions),
  contactEmail: webhook?.contactEmail ?? '',
  clientId: webhook?.client?.id ?? '',
  signature: 'hmac',
  isActive: webhook === null || webhook.status === 'active',
})

function known<Value>(schema: z.ZodMiniType<Value[]>, values: readonly string[] = []): Value[] {
  return values.flatMap(value => {
    const parsed = schema.safeParse([value])
    return parsed.success ? parsed.data : []
  })
}
