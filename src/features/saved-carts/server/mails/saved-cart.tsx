import type { EmailDelivery } from '../../../../platform/deliveries/claim.ts'
import type { Email, EmailContext, EmailSources } from '../../../../platform/mail/email.ts'
import {
  Block,
  ButtonLink,
  formatDateTime,
  Paragraph,
} from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { productTypeNames } from '../../../catalogue/texts.ts'
import { linkWithToken } from '../../../mailed-links/server/mailed-links.ts'
import { pathOfLink } from '../../../mailed-links/server/purposes.ts'
import { OrderLines } from '../../../orders/server/mails/order-lines.tsx'
import type { SavedCart } from '../../contract.ts'
import { savedCartLinks } from '../links.ts'
import { savedCartById } from '../saved-carts.ts'
import { savedCartTexts as texts } from './texts.ts'

/** To whoever kept a cart for later: the link that brings it to any device. */
function SavedCartMail({ mailed, context }: { mailed: MailedCart; context: EmailContext }) {
  const { cart, token } = mailed
  const until = formatDateTime(new Date(cart.expiresAt))
  return (
    <Layout context={context} preview={texts.preview(until)} heading={texts.heading}>
      <Paragraph>{texts.intro(until)}</Paragraph>
      <ButtonLink href={`${context.publicUrl}${pathOfLink(savedCartLinks.open, token)}`}>
        {texts.goOn}
      </ButtonLink>
      <Block title={productTypeNames[cart.productType]}>
        <OrderLines lines={cart.lines} />
      </Block>
      <Paragraph>{texts.prices}</Paragraph>
      <Block title={texts.notYou}>
        <Paragraph>{texts.notYouText}</Paragraph>
      </Block>
    </Layout>
  )
}

export const savedCart: Email<MailedCart> = {
  load: loadSavedCart,
  subject: (_, { brand }) => texts.subject(brand.name),
  body: (mailed, context) => <SavedCartMail mailed={mailed} context={context} />,
}

/* Data of e-mails, by the owner of their delivery; null if the delivery has another owner or the data is gone. */

/** A cart that was kept for later, and the token that leads to it. */
export type MailedCart = { readonly cart: SavedCart; readonly token: string }

async function loadSavedCart(
  { mailedLinkId }: EmailDelivery,
  { database, linkKey }: EmailSources,
): Promise<MailedCart | null> {
  const found = mailedLinkId === null ? null : await linkWithToken(database, mailedLinkId, linkKey)
  const cart = found?.link.savedCartId ? await savedCartById(database, found.link.savedCartId) : null
  return found && cart && { cart, token: found.token }
}
