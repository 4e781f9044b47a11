import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import { Block, formatDateTime, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { EnquiryFacts } from './enquiry-facts.tsx'
import { loadEnquiry, type StoredEnquiry } from './load.ts'
import { fibreEnquiryNoticeTexts as texts } from './texts.ts'

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
      preview={texts.preview(enquiry.bedrijf, enquiry.bandwidth)}
      heading={texts.heading}
    >
      <Paragraph>{texts.intro(formatDateTime(createdAt), enquiry.voornaam)}</Paragraph>
      <Block title={texts.enquiry}>
        <EnquiryFacts enquiry={enquiry} />
      </Block>
    </Layout>
  )
}

export const fibreEnquiryNotice: Email<StoredEnquiry> = {
  load: loadEnquiry,
  subject: ({ enquiry }) => texts.subject(enquiry.bandwidth, enquiry.bedrijf),
  replyTo: ({ enquiry }) => enquiry.email,
  body: (enquiry, context) => <FibreEnquiryNotice enquiry={enquiry} context={context} />,
}
