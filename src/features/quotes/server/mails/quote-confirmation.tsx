import { unbrokenPhone } from '../../../../common/checks/phone.ts'
import { formatOrderNumber } from '../../../../common/order-number.ts'
import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  ButtonLink,
  Facts,
  formatDateTime,
  Greeting,
  Highlight,
  Paragraph,
  PhoneLink,
  Steps,
  Unbroken,
} from '../../../../platform/mail/templates/components.tsx'
import { filledText } from '../../../../platform/mail/templates/filled-text.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { promisedFor } from '../../../calendar/server/promised.ts'
import { callByInWords } from '../../../cases/delivery-texts.ts'
import { OrderLines } from '../../../orders/server/mails/order-lines.tsx'
import { quoteFacts } from '../../../orders/server/request-facts.ts'
import { progressUrl } from '../../../tracking/server/mails/progress-button.tsx'
import { type LinkedQuote, loadLinkedQuote } from './load.ts'
import { quoteConfirmationTexts as texts } from './texts.ts'

/** To whoever asked: what was asked for, and that it binds to nothing. */
function QuoteConfirmation({ quote, context }: { quote: LinkedQuote; context: EmailContext }) {
  const { brand } = context
  const number = formatOrderNumber(quote.quoteNumber)
  const callBy = callByInWords(promisedFor(context)(quote.createdAt))
  return (
    <Layout
      context={context}
      preview={quote.isByPhone ? texts.previewByPhone(number) : texts.preview(number, callBy)}
      heading={texts.heading}
    >
      <Greeting name={quote.fullName} />
      <Paragraph>{texts.received(formatDateTime(quote.createdAt))}</Paragraph>
      <Highlight>
        {filledText(texts.number, {
          number: (
            <Unbroken>
              <strong>{number}</strong>
            </Unbroken>
          ),
        })}
      </Highlight>
      <ButtonLink href={progressUrl(quote, context)}>{texts.follow}</ButtonLink>
      <Block title={texts.request}>
        <OrderLines lines={quote.lines} />
      </Block>
      <Block title={texts.next}>
        <Steps
          steps={[
            quote.isByPhone ? texts.byPhone : texts.weCall(unbrokenPhone(quote.phoneNumber), callBy),
            texts.weFindOut,
            texts.wePlan,
          ]}
        />
      </Block>
      <Block title={texts.details}>
        <Facts rows={quoteFacts(quote)} />
      </Block>
      <Block title={texts.questions}>
        <Paragraph>{filledText(texts.questionsText, { phone: <PhoneLink phone={brand.phone} /> })}</Paragraph>
      </Block>
    </Layout>
  )
}

export const quoteConfirmation: Email<LinkedQuote> = {
  load: loadLinkedQuote,
  subject: (quote, { brand }) => texts.subject(formatOrderNumber(quote.quoteNumber), brand.name),
  body: (quote, context) => <QuoteConfirmation quote={quote} context={context} />,
}
