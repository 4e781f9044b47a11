import { formatPhone, unbrokenPhone } from '../../../../common/checks/phone.ts'
import { formatOrderNumber } from '../../../../common/order-number.ts'
import type { EmailDelivery } from '../../../../platform/deliveries/claim.ts'
import type { Email, EmailContext, EmailSources } from '../../../../platform/mail/email.ts'
import {
  Block,
  ButtonLink,
  Facts,
  formatDateTime,
  Greeting,
  Highlight,
  Paragraph,
  PhoneLink,
  Small,
  Steps,
  TextLink,
  Unbroken,
} from '../../../../platform/mail/templates/components.tsx'
import { filledText } from '../../../../platform/mail/templates/filled-text.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { promisedFor } from '../../../calendar/server/promised.ts'
import { cartTableTexts } from '../../../carts/texts.ts'
import { totalsWithVatOf, vatPercentage } from '../../../carts/totals.ts'
import { callByInWords } from '../../../cases/delivery-texts.ts'
import { branchIn } from '../../../cases/order-origin.ts'
import { hasMovedOn } from '../../../cases/server/moved-on.ts'
import { productTypeNames } from '../../../catalogue/texts.ts'
import { hasContractSummary } from '../../../contract-summaries/contract.ts'
import { addressLine } from '../../../details/facts.ts'
import { progressToken } from '../../../mailed-links/server/progress-link.ts'
import { orderPromise } from '../../../orders/order-promise.ts'
import { weeksOfOrder } from '../../../orders/order-promise-texts.ts'
import { AmountsRow, AmountsTable } from '../../../orders/server/mails/amounts-table.tsx'
import { ChecksOwed } from '../../../orders/server/mails/checks-owed.tsx'
import type { LinkedOrder } from '../../../orders/server/mails/load.ts'
import { Mandate } from '../../../orders/server/mails/mandate.tsx'
import { progressUrl } from '../../../orders/server/mails/progress-button.tsx'
import { orderConfirmationTexts, orderNoticeTexts } from '../../../orders/server/mails/texts.ts'
import { sharedFacts } from '../../../orders/server/request-facts.ts'
import type { StoredOrder } from '../../../orders/server/stored-orders.ts'
import { quoteTotals } from '../../quote.ts'
import { type AcceptedOrders, acceptedOrders } from '../accepted-orders.ts'
import { acceptanceNoticeTexts, acceptanceTexts as texts } from './texts.ts'

/* Parts of a quote that were accepted together: one mail with all their orders, which belongs to the quote's case. */

type MailedOrders = Omit<AcceptedOrders, 'orders'> & {
  readonly orders: readonly [LinkedOrder, ...LinkedOrder[]]
}

async function loadAcceptance(
  { eventId }: EmailDelivery,
  { database, linkKey }: EmailSources,
): Promise<MailedOrders | null> {
  const accepted = await acceptedOrders(database, eventId)
  if (!accepted) return null
  const linked = async (order: StoredOrder): Promise<LinkedOrder> => ({
    ...order,
    followToken: await progressToken(database, order.caseId, linkKey),
    hasMovedOn: await hasMovedOn(database, order.caseId),
  })
  const [first, ...others] = accepted.orders
  return { ...accepted, orders: [await linked(first), ...(await Promise.all(others.map(linked)))] }
}

/** Orders hold their share of the discounts on the whole among their lines. */
const partsOf = (orders: readonly LinkedOrder[]) => orders.map(({ lines }) => ({ lines, wholeDiscounts: [] }))
const apart = { isWhole: false }

/** How long the delivery of an order takes; null where it is agreed upon. */
const weeksOf = ({ lines, deliveryChecked }: LinkedOrder): string | null =>
  weeksOfOrder(orderPromise(lines, deliveryChecked))

type TableProps = {
  orders: readonly LinkedOrder[]
  /** The address of the page that shows an order. */
  hrefOf: (order: LinkedOrder) => string
  /** Whether nothing changed since that weeks are told of. */
  tellsWeeks: boolean
}

/** The orders, each with its weeks and what it comes to, and what all come to. */
const OrdersTable = ({ orders, hrefOf, tellsWeeks }: TableProps) => (
  <AmountsTable of={texts.order}>
    {orders.map(order => (
      <AmountsRow
        key={order.orderNumber}
        name={
          <>
            {branchIn(order.origin) && `${branchIn(order.origin)}: `}
            <Unbroken>
              <TextLink href={hrefOf(order)}>{formatOrderNumber(order.orderNumber)}</TextLink>
            </Unbroken>
            <br />
            {[
              productTypeNames[order.productType],
              addressLine(order.installationAddress),
              tellsWeeks && weeksOf(order),
            ]
              .filter(Boolean)
              .join(', ')}
          </>
        }
        totals={order.totals}
        lines={order.lines}
      />
    ))}
    <AmountsRow
      name={cartTableTexts.totalWithoutVat(vatPercentage)}
      totals={quoteTotals(partsOf(orders), apart)}
      lines={orders.flatMap(({ lines }) => lines)}
      isTotal
    />
    <AmountsRow
      name={cartTableTexts.totalWithVat(vatPercentage)}
      totals={quoteTotals(partsOf(orders), apart, totalsWithVatOf)}
      lines={orders.flatMap(({ lines }) => lines)}
      isTotal
    />
  </AmountsTable>
)

const filesText = (orders: readonly StoredOrder[]): string =>
  orders.some(({ productType }) => hasContractSummary(productType)) ? texts.filesWithSummaries : texts.files

/** To the contact: what was ordered, for how much, and what happens next. */
function AcceptanceConfirmation({ about, context }: { about: MailedOrders; context: EmailContext }) {
  const { brand, publicUrl, bringsFiles = true } = context
  const { orders } = about
  const [order] = orders
  const { contactPerson, organization, createdAt } = order
  const number = formatOrderNumber(about.quoteNumber)
  const callBy = callByInWords(promisedFor(context)(createdAt))
  const hasMovedOn = orders.some(each => each.hasMovedOn)
  return (
    <Layout
      context={context}
      preview={hasMovedOn ? texts.previewMovedOn(orders.length) : texts.preview(orders.length, callBy)}
      heading={texts.heading}
    >
      <Greeting name={contactPerson.firstName} />
      <Paragraph>{texts.received(number, organization.companyName, formatDateTime(createdAt))}</Paragraph>
      <Highlight>{texts.count(orders.length, number)}</Highlight>
      <Block title={texts.orders}>
        <OrdersTable orders={orders} hrefOf={each => progressUrl(each, context)} tellsWeeks={!hasMovedOn} />
        <Small>{texts.follow}</Small>
      </Block>
      <Block title={orderConfirmationTexts.next}>
        <Steps
          steps={
            hasMovedOn
              ? [texts.movedOn]
              : [
                  texts.weCall(unbrokenPhone(contactPerson.phoneNumber), callBy),
                  texts.weConfirm,
                  texts.delivery(orders.filter(each => weeksOf(each) === null).length, orders.length),
                ]
          }
        />
      </Block>
      <Block title={orderConfirmationTexts.details}>
        <Facts rows={sharedFacts(order)} />
      </Block>
      <Mandate orders={orders} context={context} />
      <Block title={orderConfirmationTexts.questions}>
        <Paragraph>{filledText(texts.questionsText, { phone: <PhoneLink phone={brand.phone} /> })}</Paragraph>
        <Paragraph>{bringsFiles ? filesText(orders) : texts.filesByLink}</Paragraph>
        <Small>
          {filledText(texts.terms, {
            terms: (
              <TextLink href={`${publicUrl}/algemene-voorwaarden`}>
                {orderConfirmationTexts.termsLink}
              </TextLink>
            ),
            version: order.consents.find(({ kind }) => kind === 'terms')?.textVersion,
          })}
        </Small>
      </Block>
    </Layout>
  )
}

export const acceptanceConfirmation: Email<MailedOrders> = {
  load: loadAcceptance,
  subject: ({ quoteNumber, orders }, { brand }) =>
    texts.subject(orders.length, formatOrderNumber(quoteNumber), brand.name),
  body: (about, context) => <AcceptanceConfirmation about={about} context={context} />,
}

/** To staff: call within 1 working day, and what to look at first. */
function AcceptanceNotice({ about, context }: { about: MailedOrders; context: EmailContext }) {
  const { orders } = about
  const [order] = orders
  const { contactPerson, organization, createdAt } = order
  const number = formatOrderNumber(about.quoteNumber)
  const keepsNumbers = orders.some(({ phoneNumberRetention }) => phoneNumberRetention.length > 0)
  return (
    <Layout
      context={context}
      preview={acceptanceNoticeTexts.preview(organization.companyName, orders.length)}
      heading={acceptanceNoticeTexts.heading(orders.length, number)}
    >
      <Paragraph>
        {orderNoticeTexts.intro(
          formatDateTime(createdAt),
          `${contactPerson.firstName} ${contactPerson.lastName}`,
          formatPhone(contactPerson.phoneNumber),
        )}
      </Paragraph>
      <ChecksOwed requests={orders} />
      {order.resellerId && (
        <Highlight>
          <strong>{orderNoticeTexts.beware}</strong> {orderNoticeTexts.reseller(order.resellerId)}
        </Highlight>
      )}
      {keepsNumbers && (
        <Highlight>
          <strong>{orderNoticeTexts.beware}</strong> {orderNoticeTexts.numbers}
        </Highlight>
      )}
      <ButtonLink href={`${context.publicUrl}/beheer/zaken/${about.quoteNumber}`}>
        {acceptanceNoticeTexts.openCase}
      </ButtonLink>
      <Block title={acceptanceNoticeTexts.orders}>
        <OrdersTable
          orders={orders}
          hrefOf={({ orderNumber }) => `${context.publicUrl}/beheer/zaken/${orderNumber}`}
          tellsWeeks
        />
      </Block>
      <Block title={orderNoticeTexts.customer}>
        <Facts rows={sharedFacts(order)} />
      </Block>
    </Layout>
  )
}

export const acceptanceNotice: Email<MailedOrders> = {
  load: loadAcceptance,
  subject: ({ quoteNumber, orders }) =>
    acceptanceNoticeTexts.subject(
      orders.length,
      formatOrderNumber(quoteNumber),
      orders[0].organization.companyName,
    ),
  replyTo: ({ orders: [order] }) => order.contactPerson.email,
  body: (about, context) => <AcceptanceNotice about={about} context={context} />,
}
