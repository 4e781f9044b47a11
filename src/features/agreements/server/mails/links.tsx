import { agreementNumber } from '../../../../common/order-number.ts'
import type { EmailDelivery } from '../../../../platform/deliveries/claim.ts'
import type { Email, EmailSources } from '../../../../platform/mail/email.ts'
import { ButtonLink, Greeting, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { orderName } from '../../../cases/order-origin.ts'
import { Questions } from '../../../cases/server/mails/reason.tsx'
import { activeTokenOf } from '../../../mailed-links/server/mailed-links.ts'
import { type LinkPurpose, pathOfLink } from '../../../mailed-links/server/purposes.ts'
import { OwnReferences } from '../../../orders/server/mails/own-references.tsx'
import { ProgressLine } from '../../../orders/server/mails/progress-button.tsx'
import { orderOf } from '../../../orders/server/stored-orders.ts'
import { behindLink } from '../followed-order.ts'
import { agreementLinks } from '../links.ts'
import { type OrderOfParty, orderForParty } from './agreement-mail.tsx'
import { changeLinkTexts, withdrawalLinkTexts } from './texts.ts'

/** The order of an agreement, and the token of the link to its organisation. */
export type LinkToOrganization = { readonly order: OrderOfParty; readonly token: string }

type LinkTexts = {
  readonly [Part in keyof typeof changeLinkTexts]: (typeof changeLinkTexts)[Part] extends string
    ? string
    : (agreement: string, other: string) => string
}

/** To the organisation: a link that somebody asked for behind the link of its order. */
const linkMail = (purpose: LinkPurpose, texts: LinkTexts): Email<LinkToOrganization> => ({
  load: (delivery, sources) => loadLink(delivery, sources, purpose),
  subject: ({ order }, { brand }) => texts.subject(agreementNumber(orderName(order)), brand.name),
  body: ({ order, token }, context) => (
    <Layout context={context} preview={texts.preview} heading={texts.heading}>
      <Greeting name={order.contactPerson.firstName} />
      <Paragraph>{texts.intro(agreementNumber(orderName(order)), order.organization.companyName)}</Paragraph>
      <OwnReferences references={order.references} origin={order.origin} />
      <ButtonLink href={`${context.publicUrl}${pathOfLink(purpose, token)}`}>{texts.open}</ButtonLink>
      {order.followToken !== null && <ProgressLine followToken={order.followToken} context={context} />}
      <Paragraph>{texts.hours}</Paragraph>
      <Questions brand={context.brand} />
    </Layout>
  ),
})

async function loadLink(
  { mailedLinkId }: EmailDelivery,
  sources: EmailSources,
  purpose: LinkPurpose,
): Promise<LinkToOrganization | null> {
  const { database, linkKey } = sources
  const token = mailedLinkId === null ? null : await activeTokenOf(database, mailedLinkId, linkKey)
  const behind = token === null ? null : await behindLink(database, token, [purpose])
  const order = behind && (await orderOf(database, behind.found))
  return order && token !== null ? { order: await orderForParty(order, behind.party, sources), token } : null
}

export const changeLink = linkMail(agreementLinks.change, changeLinkTexts)

export const withdrawalLink = linkMail(agreementLinks.withdrawal, withdrawalLinkTexts)
