import { formatPhone } from '../../../../common/checks/phone.ts'
import { formatOrderNumber } from '../../../../common/order-number.ts'
import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  Facts,
  formatDateTime,
  Highlight,
  Paragraph,
  Unbroken,
} from '../../../../platform/mail/templates/components.tsx'
import { filledText } from '../../../../platform/mail/templates/filled-text.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { orderName } from '../../../cases/order-origin.ts'
import { orderFacts } from '../request-facts.ts'
import type { StoredOrder } from '../stored-orders.ts'
import { ChecksOwed } from './checks-owed.tsx'
import { loadOrder } from './load.ts'
import { OrderLines } from './order-lines.tsx'
import { orderNoticeTexts as texts } from './texts.ts'

/** Points that staff must check before they call. */
const flagsOf = (order: StoredOrder): readonly string[] => [
  ...(order.resellerId ? [texts.reseller(order.resellerId)] : []),
  ...(order.phoneNumberRetention.length > 0 ? [texts.numbers] : []),
]

/** To staff: call within 1 working day, and what to look at first. */
function OrderNotice({ order, context }: { order: StoredOrder; context: EmailContext }) {
  const { contactPerson, organization } = order
  return (
    <Layout
      context={context}
      preview={texts.preview(organization.companyName, order.productType)}
      heading={filledText(texts.heading, {
        number: <Unbroken>{formatOrderNumber(order.orderNumber)}</Unbroken>,
      })}
    >
      <Paragraph>
        {texts.intro(
          formatDateTime(order.createdAt),
          `${contactPerson.firstName} ${contactPerson.lastName}`,
          formatPhone(contactPerson.phoneNumber),
        )}
      </Paragraph>
      <ChecksOwed requests={[order]} />
      {flagsOf(order).map(flag => (
        <Highlight key={flag}>
          <strong>{texts.beware}</strong> {flag}
        </Highlight>
      ))}
      <Block title={texts.order}>
        <OrderLines lines={order.lines} />
      </Block>
      <Block title={texts.customer}>
        <Facts rows={orderFacts(order)} />
      </Block>
    </Layout>
  )
}

export const orderNotice: Email<StoredOrder> = {
  load: loadOrder,
  subject: order => texts.subject(orderName(order), order.organization.companyName),
  replyTo: order => order.contactPerson.email,
  body: (order, context) => <OrderNotice order={order} context={context} />,
}
