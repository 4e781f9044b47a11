import type { Email } from '../../../../platform/mail/email.ts'
import { ButtonLink, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { formatOrderNumber } from '../../../../shared/order-number.ts'
import { Questions } from '../../../cases/server/mails/questions.tsx'
import { Reason } from '../../../cases/server/mails/reason.tsx'
import { loadQuoteProgress, type QuoteProgress } from '../../../mails/server/load-emails.ts'
import { progressUrl } from '../../../tracking/server/mails/progress-button.tsx'

/* To whoever asked for a quote: it does not go on, or goes on after all. */

const turned = (standing: string, next: string): Email<QuoteProgress> => ({
  load: loadQuoteProgress,
  subject: ({ quote }, { brand }) =>
    `Je prijsopgave ${formatOrderNumber(quote.quoteNumber)} van ${brand.name} ${standing}`,
  body: ({ quote, why }, context) => (
    <Layout context={context} preview={next} heading={`Je prijsopgave ${standing}`}>
      <Paragraph>Beste {quote.fullName},</Paragraph>
      <Paragraph>
        Over prijsopgave {formatOrderNumber(quote.quoteNumber)} voor {quote.companyName}:
      </Paragraph>
      <Reason why={why} />
      <Paragraph>{next}</Paragraph>
      <ButtonLink href={progressUrl(quote, context)}>Bekijk hoe het ervoor staat</ButtonLink>
      <Questions brand={context.brand} title="Heb je vragen?" />
    </Layout>
  ),
})

export const quoteEnded = turned(
  'gaat niet door',
  'Je hoeft niets te doen. Wil je toch verder, laat het ons weten.',
)

export const quoteReopened = turned(
  'gaat verder',
  'Wat we je daarover het laatst lieten weten geldt niet meer.',
)
