import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  ButtonLink,
  formatDateTime,
  Paragraph,
} from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { productTypeNames } from '../../../checkout/texts/flow.ts'
import { pathOfLink } from '../../../mailed-links/server/purposes.ts'
import { loadSavedCart, type MailedCart } from '../../../mails/server/load-emails.ts'
import { OrderLines } from '../../../orders/server/mails/order-lines.tsx'

/** To whoever kept a cart for later: the link that brings it to any device. */
function SavedCartMail({ mailed, context }: { mailed: MailedCart; context: EmailContext }) {
  const { cart, token } = mailed
  const until = formatDateTime(new Date(cart.expiresAt))
  return (
    <Layout
      context={context}
      preview={`Ga verder waar je gebleven was, op elk apparaat, tot ${until}.`}
      heading="Je winkelwagen is bewaard"
    >
      <Paragraph>
        Met deze link staat je winkelwagen op elk apparaat weer klaar, tot {until}. Daarna wissen we hem.
      </Paragraph>
      <ButtonLink href={`${context.publicUrl}${pathOfLink('saved-cart', token)}`}>
        Ga verder met bestellen
      </ButtonLink>
      <Block title={productTypeNames[cart.productType]}>
        <OrderLines lines={cart.lines} />
      </Block>
      <Paragraph>
        Dit zijn de prijzen van vandaag. Verandert er intussen iets aan prijs of aanbod, dan zie je dat als je
        verdergaat. Je zit nergens aan vast.
      </Paragraph>
      <Block title="Niet door jou bewaard?">
        <Paragraph>Dan heeft iemand zich in zijn e-mailadres vergist. Je hoeft niets te doen.</Paragraph>
      </Block>
    </Layout>
  )
}

export const savedCart: Email<MailedCart> = {
  load: loadSavedCart,
  subject: (_, { brand }) => `Je winkelwagen bij ${brand.name}`,
  body: (mailed, context) => <SavedCartMail mailed={mailed} context={context} />,
}
