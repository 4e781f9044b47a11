import { unbrokenPhone } from '../../../../common/checks/phone.ts'
import { formatOrderNumber } from '../../../../common/order-number.ts'
import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
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
import { callByInWords, deliveryInWords } from '../../../cases/delivery-texts.ts'
import { orderName } from '../../../cases/order-origin.ts'
import { hasContractSummary } from '../../../contract-summaries/contract.ts'
import { orderPromise } from '../../order-promise.ts'
import { deliveryStep } from '../../order-promise-texts.ts'
import { orderFacts } from '../request-facts.ts'
import { type LinkedOrder, loadPlacedOrder } from './load.ts'
import { Mandate } from './mandate.tsx'
import { OrderLines } from './order-lines.tsx'
import { ProgressButton } from './progress-button.tsx'
import { orderConfirmationTexts as texts } from './texts.ts'

function previewOf({ hasMovedOn, isByPhone }: LinkedOrder, number: string, callBy: string): string {
  if (hasMovedOn) return texts.previewMovedOn(number)
  return isByPhone ? texts.previewByPhone(number) : texts.preview(number, callBy)
}

/** To the order contact: what was ordered, for how much, and what happens next. */
function OrderConfirmation({ order, context }: { order: LinkedOrder; context: EmailContext }) {
  const { brand, publicUrl } = context
  const number = formatOrderNumber(order.orderNumber)
  const { contactPerson } = order
  const promised = promisedFor(context)(order.createdAt)
  const received = order.isByPhone ? texts.receivedByPhone : texts.received
  return (
    <Layout
      context={context}
      preview={previewOf(order, number, callByInWords(promised))}
      heading={texts.heading}
    >
      <Greeting name={contactPerson.firstName} />
      <Paragraph>{received(order.organization.companyName, formatDateTime(order.createdAt))}</Paragraph>
      <Highlight>
        {filledText(texts.number, {
          number: (
            <Unbroken>
              <strong>{number}</strong>
            </Unbroken>
          ),
        })}
      </Highlight>
      <ProgressButton order={order} context={context} />
      <Block title={texts.order}>
        <OrderLines lines={order.lines} />
      </Block>
      <Block title={texts.next}>
        <Steps
          steps={
            order.hasMovedOn
              ? [texts.movedOn]
              : [
                  ...(order.isByPhone
                    ? [texts.byPhone]
                    : [
                        texts.weCall(unbrokenPhone(contactPerson.phoneNumber), callByInWords(promised)),
                        texts.weConfirm,
                      ]),
                  deliveryStep(orderPromise(order.lines, order.deliveryChecked), deliveryInWords(promised)),
                ]
          }
        />
      </Block>
      <Block title={texts.details}>
        <Facts rows={orderFacts(order)} />
      </Block>
      <Mandate orders={[order]} context={context} />
      <Block title={texts.questions}>
        <Paragraph>{filledText(texts.questionsText, { phone: <PhoneLink phone={brand.phone} /> })}</Paragraph>
        <Paragraph>{hasContractSummary(order.productType) ? texts.filesWithSummary : texts.files}</Paragraph>
        <Small>
          {filledText(texts.terms, {
            terms: <TextLink href={`${publicUrl}/algemene-voorwaarden`}>{texts.termsLink}</TextLink>,
            version: order.consents.find(consent => consent.kind === 'terms')?.textVersion,
          })}
        </Small>
      </Block>
    </Layout>
  )
}

export const orderConfirmation: Email<LinkedOrder> = {
  load: loadPlacedOrder,
  subject: (order, { brand }) => texts.subject(orderName(order), brand.name),
  body: (order, context) => <OrderConfirmation order={order} context={context} />,
}
