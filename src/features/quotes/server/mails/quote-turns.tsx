import { formatOrderNumber } from '../../../../common/order-number.ts'
import type { Email } from '../../../../platform/mail/email.ts'
import { ButtonLink, Greeting, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { Questions, Reason } from '../../../cases/server/mails/reason.tsx'
import { OwnReferences } from '../../../orders/server/mails/own-references.tsx'
import { progressUrl } from '../../../orders/server/mails/progress-button.tsx'
import { progressMailTexts } from '../../../orders/server/mails/texts.ts'
import { ordersStayText } from '../../texts.ts'
import { loadQuoteProgress, type QuoteProgress } from './load.ts'
import { quoteTurnTexts as texts } from './texts.ts'

/* To whoever asked for a quote: it does not go on, or goes on after all. */

const turned = ({ standing, next }: (typeof texts)['ended' | 'reopened']): Email<QuoteProgress> => ({
  load: loadQuoteProgress,
  subject: ({ quote }, { brand }) =>
    texts.subject(formatOrderNumber(quote.quoteNumber), brand.name, standing),
  body: ({ quote, why, hasOrders }, context) => (
    <Layout context={context} preview={next} heading={texts.heading(standing)}>
      <Greeting name={quote.fullName} />
      <Paragraph>{texts.intro(formatOrderNumber(quote.quoteNumber), quote.companyName)}</Paragraph>
      <Reason why={why} />
      <Paragraph>{next}</Paragraph>
      {standing === texts.ended.standing && hasOrders && <Paragraph>{ordersStayText}</Paragraph>}
      <OwnReferences references={quote.references} />
      <ButtonLink href={progressUrl(quote, context)}>{progressMailTexts.standing}</ButtonLink>
      <Questions brand={context.brand} title={texts.questions} />
    </Layout>
  ),
})

export const quoteEnded = turned(texts.ended)
export const quoteReopened = turned(texts.reopened)
