import { formatPhone } from '../../../../common/checks/phone.ts'
import { formatOrderNumber } from '../../../../common/order-number.ts'
import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  ButtonLink,
  Facts,
  Highlight,
  Paragraph,
} from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { Lines } from '../../../../platform/mail/templates/typed-text.tsx'
import { requestFactTexts } from '../../../orders/server/documents/texts.ts'
import { isOpenWhole } from '../stored-versions.ts'
import { loadQuoteVersion, type MailedVersion } from './load.ts'
import { Offer } from './offer.tsx'
import {
  quoteAcceptedNoticeTexts,
  quoteDeclinedNoticeTexts,
  quoteExpiredNoticeTexts,
  quoteOpenedNoticeTexts,
  quoteQuestionNoticeTexts,
  quoteNoticeTexts as texts,
} from './texts.ts'

/** A mail to who made a quote, about what the customer did with it; who answers it reaches the customer. */
const quoteNotice = (notice: {
  /** @param which the quote and whose it is */
  subject(which: string, about: MailedVersion): string
  heading(about: MailedVersion): string
  text(about: MailedVersion): string
}): Email<MailedVersion> => ({
  load: loadQuoteVersion,
  subject: about => {
    const { quoteNumber, companyName } = about.quote
    return notice.subject(texts.which(formatOrderNumber(quoteNumber), companyName), about)
  },
  replyTo: ({ quote }) => quote.email,
  body: (about, context) => (
    <QuoteNotice about={about} context={context} heading={notice.heading(about)} text={notice.text(about)} />
  ),
})

/** The customer's action, their own words if any, and the link to the case. */
function QuoteNotice({
  about: { quote, version, words },
  context,
  heading,
  text,
}: {
  about: MailedVersion
  context: EmailContext
  heading: string
  text: string
}) {
  const number = formatOrderNumber(quote.quoteNumber)
  return (
    <Layout context={context} preview={texts.preview(quote.companyName, number)} heading={heading}>
      <Paragraph>{text}</Paragraph>
      {words !== '' && (
        <Highlight>
          <Lines text={words} />
        </Highlight>
      )}
      <ButtonLink href={`${context.publicUrl}/beheer/zaken/${quote.quoteNumber}`}>
        {texts.openCase}
      </ButtonLink>
      <Block title={texts.version(number, version.number)}>
        <Offer parts={version.parts} />
      </Block>
      <Block title={texts.customer}>
        <Facts
          rows={[
            [requestFactTexts.organisation, quote.companyName],
            [requestFactTexts.name, quote.fullName],
            [requestFactTexts.phone, formatPhone(quote.phoneNumber)],
            [requestFactTexts.email, quote.email],
          ]}
        />
      </Block>
    </Layout>
  )
}

/** To who made a quote: the customer accepted it, and it is an order. */
export const quoteAcceptedNotice = quoteNotice({
  subject: (which, { leftOpen }) =>
    (leftOpen === 0 ? quoteAcceptedNoticeTexts.subject : quoteAcceptedNoticeTexts.subjectOfParts)(which),
  heading: ({ leftOpen }) =>
    leftOpen === 0 ? quoteAcceptedNoticeTexts.heading : quoteAcceptedNoticeTexts.headingOfParts,
  text: ({ quote, version, leftOpen }) =>
    leftOpen === 0
      ? quoteAcceptedNoticeTexts.text(quote.companyName, version.parts.length)
      : quoteAcceptedNoticeTexts.textOfParts(
          quote.companyName,
          version.parts.length - leftOpen,
          version.parts.length,
        ),
})

/** To who made a quote: the customer declined it. */
export const quoteDeclinedNotice = quoteNotice({
  subject: quoteDeclinedNoticeTexts.subject,
  heading: () => quoteDeclinedNoticeTexts.heading,
  text: ({ quote, words, hasOrders }) => {
    if (hasOrders) return quoteDeclinedNoticeTexts.textOfRest(quote.companyName)
    return (words === '' ? quoteDeclinedNoticeTexts.textWithoutReason : quoteDeclinedNoticeTexts.text)(
      quote.companyName,
    )
  },
})

/** To who made a quote, once it can be accepted no more. */
export const quoteExpiredNotice = quoteNotice({
  subject: quoteExpiredNoticeTexts.subject,
  heading: () => quoteExpiredNoticeTexts.heading,
  text: ({ quote, version }) =>
    (isOpenWhole(version) ? quoteExpiredNoticeTexts.text : quoteExpiredNoticeTexts.textOfRest)(
      quote.companyName,
    ),
})

/** To who made a quote: the customer looked at it for the first time. */
export const quoteOpenedNotice = quoteNotice({
  subject: quoteOpenedNoticeTexts.subject,
  heading: () => quoteOpenedNoticeTexts.heading,
  text: ({ quote }) => quoteOpenedNoticeTexts.text(quote.companyName),
})

/** To who made a quote: what the customer asks about it. */
export const quoteQuestionNotice = quoteNotice({
  subject: quoteQuestionNoticeTexts.subject,
  heading: () => quoteQuestionNoticeTexts.heading,
  text: ({ quote }) => quoteQuestionNoticeTexts.text(quote.fullName, quote.companyName),
})
