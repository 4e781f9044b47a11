import type { Email } from '../../../../platform/mail/email.ts'
import { Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { formatOrderNumber } from '../../../../shared/order-number.ts'
import { Questions } from '../../../cases/server/mails/questions.tsx'
import { Reason } from '../../../cases/server/mails/reason.tsx'
import { loadWithdrawnVersion, type WithdrawnVersion } from '../../../mails/server/load-emails.ts'
import { ProgressLine } from '../../../tracking/server/mails/progress-button.tsx'

/** To whoever asked: the quote cannot be accepted any more, because staff withdrew it. */
export const quoteWithdrawn: Email<WithdrawnVersion> = {
  load: loadWithdrawnVersion,
  subject: ({ quote }, { brand }) =>
    `Je prijsopgave ${formatOrderNumber(quote.quoteNumber)} van ${brand.name} is ingetrokken`,
  body: ({ quote, followToken, why }, context) => (
    <Layout
      context={context}
      preview="De prijsopgave geldt niet meer. Wil je toch verder? Laat het ons weten."
      heading="Je prijsopgave is ingetrokken"
    >
      <Paragraph>Beste {quote.fullName},</Paragraph>
      <Paragraph>
        We hebben prijsopgave {formatOrderNumber(quote.quoteNumber)} voor {quote.companyName} ingetrokken: je
        kunt hem niet meer accepteren. Je hoeft niets te doen.
      </Paragraph>
      <Reason why={why} />
      <ProgressLine followToken={followToken} context={context} />
      <Questions brand={context.brand} title="Wil je toch verder?" />
    </Layout>
  ),
}
