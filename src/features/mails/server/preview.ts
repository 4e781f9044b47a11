import { isDatabaseUnavailable } from '../../../platform/database/failures.ts'
import { deliveryOf } from '../../../platform/deliveries/claim.ts'
import type { StoredDelivery } from '../../../platform/deliveries/stored-deliveries.ts'
import { withoutTokens } from '../../mailed-links/server/token.ts'
import type { DeskMailServices } from './mail-services.ts'

/** Current text of a delivery. */
export type Preview = {
  /** null of a webhook call. */
  readonly subject: string | null
  readonly text: string
  /** null of a webhook call. */
  readonly html: string | null
}

/**
 * Writes what a delivery would say now, as the worker would. Staff help with an account and never hold its key: what stands
 * behind the # of a link is left out. null where it cannot be written: what it is about is gone, or it is of another version.
 * @param onFailure hears why
 */
export async function previewOf(
  services: DeskMailServices,
  stored: StoredDelivery,
  onFailure: (error: unknown) => void,
): Promise<Preview | null> {
  try {
    return await written(services, stored)
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    onFailure(error)
    return null
  }
}

async function written(
  { database, mailKinds, renderDelivery, mailContext, linkKey, answersOf }: DeskMailServices,
  stored: StoredDelivery,
): Promise<Preview | null> {
  const delivery = deliveryOf(stored, mailKinds)
  if (!delivery) return null
  if (delivery.channel === 'webhook') {
    const body = delivery.caseId === null ? null : await answersOf(database, delivery.caseId)
    return body === null ? null : { subject: null, text: JSON.stringify(body, null, 2), html: null }
  }
  const { subject, text, html } = await renderDelivery(delivery, { database, linkKey }, mailContext)
  return { subject, text: withoutTokens(text), html: withoutTokens(html) }
}
