import type { EmailDelivery } from '../../../../platform/deliveries/claim.ts'
import type { EmailSources } from '../../../../platform/mail/email.ts'
import { linkWithToken } from '../../../mailed-links/server/mailed-links.ts'
import type { SavedCart } from '../../contract.ts'
import { savedCartById } from '../saved-carts.ts'

/* Data of e-mails, by the owner of their delivery; null if the delivery has another owner or the data is gone. */

/** A cart that was kept for later, and the token that leads to it. */
export type MailedCart = { readonly cart: SavedCart; readonly token: string }

export async function loadSavedCart(
  { mailedLinkId }: EmailDelivery,
  { database, linkKey }: EmailSources,
): Promise<MailedCart | null> {
  const found = mailedLinkId === null ? null : await linkWithToken(database, mailedLinkId, linkKey)
  const cart = found?.link.savedCartId ? await savedCartById(database, found.link.savedCartId) : null
  return found && cart && { cart, token: found.token }
}
