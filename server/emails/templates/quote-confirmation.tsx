import { formatPhone } from '../../../domain/checks/phone.ts'
import { formatOrderNumber } from '../../../domain/order-number.ts'
import { quoteFacts } from '../../orders/request-facts.ts'
import type { StoredQuote } from '../../orders/stored-quotes.ts'
import type { EmailContext } from './email-request.ts'
import { Layout } from './layout.tsx'
import { OrderLines } from './order-lines.tsx'
import { Block, dateLine, Facts, Highlight, Paragraph, Steps, TextLink, Unbroken } from './parts.tsx'

export const quoteConfirmationSubject = (quote: StoredQuote, { brand }: EmailContext): string =>
  `Je aanvraag ${formatOrderNumber(quote.quoteNumber)} voor een prijsopgave bij ${brand.name}`

/** To whoever asked: what was asked for, and that it binds to nothing. */
export function QuoteConfirmation({ quote, context }: { quote: StoredQuote; context: EmailContext }) {
  const { brand } = context
  const number = formatOrderNumber(quote.quoteNumber)
  return (
    <Layout
      context={context}
      preview={`Aanvraagnummer ${number}. We bellen je binnen 1 werkdag over de prijsopgave.`}
      heading="Bedankt voor je aanvraag!"
    >
      <Paragraph>Beste {quote.fullName},</Paragraph>
      <Paragraph>
        We hebben je aanvraag voor een vrijblijvende prijsopgave ontvangen op {dateLine(quote.createdAt)}. Je
        zit nergens aan vast.
      </Paragraph>
      <Highlight>
        Je aanvraagnummer:{' '}
        <Unbroken>
          <strong>{number}</strong>
        </Unbroken>
      </Highlight>
      <Block title="Je aanvraag">
        <OrderLines cart={quote.cart} />
      </Block>
      <Block title="Hoe gaat het verder?">
        <Steps
          steps={[
            `Binnen 1 werkdag bellen we je op ${formatPhone(quote.phoneNumber)} om je aanvraag door te nemen.`,
            'We zoeken uit wat er op je adres mogelijk is en sturen je de prijsopgave.',
            'Ben je akkoord, dan plannen we samen de levering.',
          ]}
        />
      </Block>
      <Block title="Je gegevens">
        <Facts rows={quoteFacts(quote)} />
      </Block>
      <Block title="Vragen?">
        <Paragraph>
          Bel ons op <TextLink href={`tel:${brand.phone.tel}`}>{brand.phone.display}</TextLink> en houd je
          aanvraagnummer bij de hand, of beantwoord deze e-mail.
        </Paragraph>
      </Block>
    </Layout>
  )
}
