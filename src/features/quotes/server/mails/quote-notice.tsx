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
import { mainLine } from '../../../checkout/rules/cart.ts'
import { ChecksOwed } from '../../../orders/server/mails/checks-owed.tsx'
import { OrderLines } from '../../../orders/server/mails/order-lines.tsx'
import { quoteFacts } from '../../../orders/server/request-facts.ts'
import type { StoredQuote } from '../../../orders/server/stored-quotes.ts'
import { loadQuote } from './load.ts'
import { quoteRequestNoticeTexts as texts } from './texts.ts'

/** Warning about fibre that cannot be ordered directly, from the address check. */
function availabilityFlag(quote: StoredQuote): string | null {
  switch (mainLine(quote.lines)?.product.fiberLineAvailability) {
    case 'near-net':
      return texts.nearFibre
    case 'other':
      return texts.unknownFibre
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
      preview={texts.preview(quote.companyName)}
      heading={filledText(texts.heading, {
        number: <Unbroken>{formatOrderNumber(quote.quoteNumber)}</Unbroken>,
      })}
    >
      <Paragraph>
        {texts.intro(formatDateTime(quote.createdAt), quote.fullName, formatPhone(quote.phoneNumber))}
      </Paragraph>
      <ChecksOwed request={quote} />
      {flag && (
        <Highlight>
          <strong>{texts.beware}</strong> {flag}
        </Highlight>
      )}
      {quote.resellerId && <Highlight>{texts.reseller(quote.resellerId)}</Highlight>}
      <Block title={texts.request}>
        <OrderLines lines={quote.lines} />
      </Block>
      <Block title={texts.requester}>
        <Facts rows={quoteFacts(quote)} />
      </Block>
    </Layout>
  )
}

export const quoteNotice: Email<StoredQuote> = {
  load: loadQuote,
  subject: quote => texts.subject(formatOrderNumber(quote.quoteNumber), quote.companyName),
  replyTo: quote => quote.email,
  body: (quote, context) => <QuoteNotice quote={quote} context={context} />,
}
