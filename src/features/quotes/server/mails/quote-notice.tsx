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
import { mainLine } from '../../../checkout/rules/cart.ts'
import { loadQuote } from '../../../mails/server/load-emails.ts'
import { ChecksOwed } from '../../../orders/server/mails/checks-owed.tsx'
import { OrderLines } from '../../../orders/server/mails/order-lines.tsx'
import { quoteFacts } from '../../../orders/server/request-facts.ts'
import type { StoredQuote } from '../../../orders/server/stored-quotes.ts'

/** Warning about fibre that cannot be ordered directly, from the address check. */
function availabilityFlag(quote: StoredQuote): string | null {
  switch (mainLine(quote.lines)?.product.fiberLineAvailability) {
    case 'near-net':
      return 'Glasvezel ligt in de buurt (near-net): vraag de graafkosten op.'
    case 'other':
      return 'Zoek uit of glasvezel op dit adres mogelijk is.'
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
      preview={`${quote.companyName} vraagt een prijsopgave. Bel binnen 1 werkdag.`}
      heading={
        <>
          Nieuwe prijsaanvraag <Unbroken>{formatOrderNumber(quote.quoteNumber)}</Unbroken>
        </>
      }
    >
      <Paragraph>
        Ontvangen op {formatDateTime(quote.createdAt)}. Bel {quote.fullName} binnen 1 werkdag op{' '}
        {formatPhone(quote.phoneNumber)}.
      </Paragraph>
      <ChecksOwed request={quote} />
      {flag && (
        <Highlight>
          <strong>Let op:</strong> {flag}
        </Highlight>
      )}
      {quote.resellerId && <Highlight>Aangevraagd via reseller {quote.resellerId}.</Highlight>}
      <Block title="Aanvraag">
        <OrderLines lines={quote.lines} />
      </Block>
      <Block title="Aanvrager">
        <Facts rows={quoteFacts(quote)} />
      </Block>
    </Layout>
  )
}

export const quoteNotice: Email<StoredQuote> = {
  load: loadQuote,
  subject: quote => `Nieuwe prijsaanvraag ${formatOrderNumber(quote.quoteNumber)} van ${quote.companyName}`,
  replyTo: quote => quote.email,
  body: (quote, context) => <QuoteNotice quote={quote} context={context} />,
}
