import { formatOrderNumber } from '../../../../common/order-number.ts'
import type { Email } from '../../../../platform/mail/email.ts'
import { Greeting, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { Questions, Reason } from '../../../cases/server/mails/reason.tsx'
import { ProgressLine } from '../../../tracking/server/mails/progress-button.tsx'
import { loadWithdrawnVersion, type WithdrawnVersion } from './load.ts'
import { quoteWithdrawnTexts as texts } from './texts.ts'

/** To whoever asked: the quote cannot be accepted any more, because staff withdrew it. */
export const quoteWithdrawn: Email<WithdrawnVersion> = {
  load: loadWithdrawnVersion,
  subject: ({ quote }, { brand }) => texts.subject(formatOrderNumber(quote.quoteNumber), brand.name),
  body: ({ quote, followToken, why }, context) => (
    <Layout context={context} preview={texts.preview} heading={texts.heading}>
      <Greeting name={quote.fullName} />
      <Paragraph>{texts.intro(formatOrderNumber(quote.quoteNumber), quote.companyName)}</Paragraph>
      <Reason why={why} />
      <ProgressLine followToken={followToken} context={context} />
      <Questions brand={context.brand} title={texts.questions} />
    </Layout>
  ),
}
