import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  ButtonLink,
  Facts,
  formatDateTime,
  Highlight,
  Paragraph,
  Steps,
  TextLink,
  Unbroken,
} from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { unbrokenPhone } from '../../../../shared/checks/phone.ts'
import { formatOrderNumber } from '../../../../shared/order-number.ts'
import { promisedFor } from '../../../calendar/server/promised.ts'
import { callByInWords } from '../../../cases/delivery-texts.ts'
import { type LinkedQuote, loadLinkedQuote } from '../../../mails/server/load-emails.ts'
import { OrderLines } from '../../../orders/server/mails/order-lines.tsx'
import { quoteFacts } from '../../../orders/server/request-facts.ts'
import { progressUrl } from '../../../tracking/server/mails/progress-button.tsx'

/** To whoever asked: what was asked for, and that it binds to nothing. */
function QuoteConfirmation({ quote, context }: { quote: LinkedQuote; context: EmailContext }) {
  const { brand } = context
  const number = formatOrderNumber(quote.quoteNumber)
  const callBy = callByInWords(promisedFor(context)(quote.createdAt))
  return (
    <Layout
      context={context}
      preview={
        quote.isByPhone
          ? `Aanvraagnummer ${number}. Wat je telefonisch met ons hebt doorgenomen, op een rij.`
          : `Aanvraagnummer ${number}. We bellen je binnen 1 werkdag, ${callBy}, over de prijsopgave.`
      }
      heading="Bedankt voor je aanvraag!"
    >
      <Paragraph>Beste {quote.fullName},</Paragraph>
      <Paragraph>
        We hebben je aanvraag voor een vrijblijvende prijsopgave ontvangen op{' '}
        {formatDateTime(quote.createdAt)}. Je zit nergens aan vast.
      </Paragraph>
      <Highlight>
        Je aanvraagnummer:{' '}
        <Unbroken>
          <strong>{number}</strong>
        </Unbroken>
      </Highlight>
      <ButtonLink href={progressUrl(quote, context)}>Volg je aanvraag</ButtonLink>
      <Block title="Je aanvraag">
        <OrderLines lines={quote.lines} />
      </Block>
      <Block title="Hoe gaat het verder?">
        <Steps
          steps={[
            quote.isByPhone
              ? 'Je hebt je aanvraag telefonisch met ons doorgenomen. Klopt er iets niet? Bel ons dan.'
              : `Binnen 1 werkdag bellen we je op ${unbrokenPhone(quote.phoneNumber)} om je aanvraag door te nemen, ${callBy}.`,
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

export const quoteConfirmation: Email<LinkedQuote> = {
  load: loadLinkedQuote,
  subject: (quote, { brand }) =>
    `Je aanvraag ${formatOrderNumber(quote.quoteNumber)} voor een prijsopgave bij ${brand.name}`,
  body: (quote, context) => <QuoteConfirmation quote={quote} context={context} />,
}
