import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import { Block, formatDateTime, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { loadEnquiry, type StoredEnquiry } from '../../../mails/server/load-emails.ts'
import { EnquiryFacts } from './enquiry-facts.tsx'

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
      preview={`${enquiry.bedrijf} vraagt ${enquiry.bandwidth}. Neem binnen 1 werkdag contact op.`}
      heading="Nieuwe glasvezelaanvraag"
    >
      <Paragraph>
        Ontvangen op {formatDateTime(createdAt)}. Neem binnen 1 werkdag contact op met {enquiry.voornaam}.
      </Paragraph>
      <Block title="Aanvraag">
        <EnquiryFacts enquiry={enquiry} />
      </Block>
    </Layout>
  )
}

export const fibreEnquiryNotice: Email<StoredEnquiry> = {
  load: loadEnquiry,
  subject: ({ enquiry }) => `Nieuwe glasvezelaanvraag (${enquiry.bandwidth}) van ${enquiry.bedrijf}`,
  replyTo: ({ enquiry }) => enquiry.email,
  body: (enquiry, context) => <FibreEnquiryNotice enquiry={enquiry} context={context} />,
}
