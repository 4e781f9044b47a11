import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  formatDateTime,
  Greeting,
  Paragraph,
} from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { promisedFor } from '../../../calendar/server/promised.ts'
import { callByInWords } from '../../../cases/delivery-texts.ts'
import { Questions } from '../../../cases/server/mails/reason.tsx'
import { EnquiryFacts } from './enquiry-facts.tsx'
import { loadEnquiry, type StoredEnquiry } from './load.ts'
import { fibreEnquiryNoticeTexts, fibreEnquiryConfirmationTexts as texts } from './texts.ts'

/** To staff: someone wants fibre where it cannot be ordered. */
function FibreEnquiryNotice({
  enquiry: { enquiry, createdAt },
  context,
}: {
  enquiry: StoredEnquiry
  context: EmailContext
}) {
  return (
    <Layout
      context={context}
      preview={fibreEnquiryNoticeTexts.preview(enquiry.bedrijf, enquiry.bandwidth)}
      heading={fibreEnquiryNoticeTexts.heading}
    >
      <Paragraph>{fibreEnquiryNoticeTexts.intro(formatDateTime(createdAt), enquiry.voornaam)}</Paragraph>
      <Block title={fibreEnquiryNoticeTexts.enquiry}>
        <EnquiryFacts enquiry={enquiry} />
      </Block>
    </Layout>
  )
}

export const fibreEnquiryNotice: Email<StoredEnquiry> = {
  load: loadEnquiry,
  subject: ({ enquiry }) => fibreEnquiryNoticeTexts.subject(enquiry.bandwidth, enquiry.bedrijf),
  replyTo: ({ enquiry }) => enquiry.email,
  body: (enquiry, context) => <FibreEnquiryNotice enquiry={enquiry} context={context} />,
}

/** To whoever asked for fibre at an address that has none yet. */
function FibreEnquiryConfirmation({
  enquiry: { enquiry, createdAt, hasMovedOn },
  context,
}: {
  enquiry: StoredEnquiry
  context: EmailContext
}) {
  const callBy = callByInWords(promisedFor(context)(createdAt))
  return (
    <Layout context={context} preview={hasMovedOn ? texts.heading : texts.preview} heading={texts.heading}>
      <Greeting name={enquiry.voornaam} />
      <Paragraph>
        {hasMovedOn
          ? texts.introMovedOn(formatDateTime(createdAt))
          : texts.intro(formatDateTime(createdAt), callBy)}
      </Paragraph>
      <Block title={texts.enquiry}>
        <EnquiryFacts enquiry={enquiry} />
      </Block>
      <Questions brand={context.brand} />
    </Layout>
  )
}

export const fibreEnquiryConfirmation: Email<StoredEnquiry> = {
  load: loadEnquiry,
  subject: (_, { brand }) => texts.subject(brand.name),
  body: (enquiry, context) => <FibreEnquiryConfirmation enquiry={enquiry} context={context} />,
}
