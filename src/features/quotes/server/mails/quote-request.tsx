import { formatPhone, unbrokenPhone } from '../../../../common/checks/phone.ts'
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
import { mainLine } from '../../../carts/cart.ts'
import { callByInWords } from '../../../cases/delivery-texts.ts'
import { ChecksOwed } from '../../../orders/server/mails/checks-owed.tsx'
import { OrderLines } from '../../../orders/server/mails/order-lines.tsx'
import { progressUrl } from '../../../orders/server/mails/progress-button.tsx'
import { quoteFacts } from '../../../orders/server/request-facts.ts'
import type { StoredQuote } from '../../../orders/server/stored-quotes.ts'
import { loadQuote, loadRequestedQuote, type RequestedQuote } from './load.ts'
import { quoteRequestNoticeTexts, quoteConfirmationTexts as texts } from './texts.ts'

/** Warning about fibre that cannot be ordered directly, from the address check. */
function availabilityFlag(quote: StoredQuote): string | null {
  switch (mainLine(quote.lines)?.product.fiberLineAvailability) {
    case 'near-net':
      return quoteRequestNoticeTexts.nearFibre
    case 'other':
      return quoteRequestNoticeTexts.unknownFibre
    default:
      return null
  }
}

/** To staff: someone wants to know what it costs. */
function QuoteNotice({ quote, context }: { quote: StoredQuote; context: EmailContext }) {
  const flag = availabilityFlag(quote)
  return (
    <Layout
      context={context}
      preview={quoteRequestNoticeTexts.preview(quote.companyName)}
      heading={filledText(quoteRequestNoticeTexts.heading, {
        number: <Unbroken>{formatOrderNumber(quote.quoteNumber)}</Unbroken>,
      })}
    >
      <Paragraph>
        {quoteRequestNoticeTexts.intro(
          formatDateTime(quote.createdAt),
          quote.fullName,
          formatPhone(quote.phoneNumber),
        )}
      </Paragraph>
      <ChecksOwed requests={[quote]} />
      {flag && (
        <Highlight>
          <strong>{quoteRequestNoticeTexts.beware}</strong> {flag}
        </Highlight>
      )}
      {quote.resellerId && <Highlight>{quoteRequestNoticeTexts.reseller(quote.resellerId)}</Highlight>}
      <Block title={quoteRequestNoticeTexts.request}>
        <OrderLines lines={quote.lines} />
      </Block>
      <Block title={quoteRequestNoticeTexts.requester}>
        <Facts rows={quoteFacts(quote)} />
      </Block>
    </Layout>
  )
}

export const quoteNotice: Email<StoredQuote> = {
  load: loadQuote,
  subject: quote => quoteRequestNoticeTexts.subject(formatOrderNumber(quote.quoteNumber), quote.companyName),
  replyTo: quote => quote.email,
  body: (quote, context) => <QuoteNotice quote={quote} context={context} />,
}

function previewOf({ hasMovedOn, isByPhone }: RequestedQuote, number: string, callBy: string): string {
  if (hasMovedOn) return texts.previewMovedOn(number)
  return isByPhone ? texts.previewByPhone(number) : texts.preview(number, callBy)
}

/** To whoever asked: what was asked for, and that it binds to nothing. */
function QuoteConfirmation({ quote, context }: { quote: RequestedQuote; context: EmailContext }) {
  const { brand } = context
  const number = formatOrderNumber(quote.quoteNumber)
  const callBy = callByInWords(promisedFor(context)(quote.createdAt))
  return (
    <Layout context={context} preview={previewOf(quote, number, callBy)} heading={texts.heading}>
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
      {!quote.isOffered && (
        <Block title={texts.request}>
          <OrderLines lines={quote.lines} />
        </Block>
      )}
      <Block title={texts.next}>
        <Steps
          steps={
            quote.hasMovedOn
              ? [texts.movedOn]
              : [
                  quote.isByPhone ? texts.byPhone : texts.weCall(unbrokenPhone(quote.phoneNumber), callBy),
                  texts.weFindOut,
                  texts.wePlan,
                ]
          }
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

export const quoteConfirmation: Email<RequestedQuote> = {
  load: loadRequestedQuote,
  subject: (quote, { brand }) => texts.subject(formatOrderNumber(quote.quoteNumber), brand.name),
  body: (quote, context) => <QuoteConfirmation quote={quote} context={context} />,
}
