import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  Facts,
  formatDateTime,
  Highlight,
  Paragraph,
  Unbroken,
} from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { formatPhone } from '../../../../shared/checks/phone.ts'
import { formatOrderNumber } from '../../../../shared/order-number.ts'
import { loadOrder } from '../../../mails/server/load-emails.ts'
import { orderFacts } from '../request-facts.ts'
import type { StoredOrder } from '../stored-orders.ts'
import { ChecksOwed } from './checks-owed.tsx'
import { OrderLines } from './order-lines.tsx'

/** Points that staff must check before they call. */
const flagsOf = (order: StoredOrder): readonly string[] => [
  ...(order.resellerId ? [`Besteld via reseller ${order.resellerId}.`] : []),
  ...(order.phoneNumberRetention.length > 0 ? ['Nummerbehoud aangevraagd.'] : []),
]

/** To staff: call within 1 working day, and what to look at first. */
function OrderNotice({ order, context }: { order: StoredOrder; context: EmailContext }) {
  const { contactPerson, organization } = order
  return (
    <Layout
      context={context}
      preview={`${organization.companyName} bestelde ${order.productType}. Bel binnen 1 werkdag.`}
      heading={
        <>
          Nieuwe bestelling <Unbroken>{formatOrderNumber(order.orderNumber)}</Unbroken>
        </>
      }
    >
      <Paragraph>
        Ontvangen op {formatDateTime(order.createdAt)}. Bel {contactPerson.firstName} {contactPerson.lastName}{' '}
        binnen 1 werkdag op {formatPhone(contactPerson.phoneNumber)}.
      </Paragraph>
      <ChecksOwed request={order} />
      {flagsOf(order).map(flag => (
        <Highlight key={flag}>
          <strong>Let op:</strong> {flag}
        </Highlight>
      ))}
      <Block title="Bestelling">
        <OrderLines lines={order.lines} />
      </Block>
      <Block title="Klant">
        <Facts rows={orderFacts(order)} />
      </Block>
    </Layout>
  )
}

export const orderNotice: Email<StoredOrder> = {
  load: loadOrder,
  subject: order =>
    `Nieuwe bestelling ${formatOrderNumber(order.orderNumber)} van ${order.organization.companyName}`,
  replyTo: order => order.contactPerson.email,
  body: (order, context) => <OrderNotice order={order} context={context} />,
}
