import type { EmailContext, StoredEnquiry } from './email-request.ts'
import { EnquiryFacts } from './enquiry-facts.tsx'
import { Layout } from './layout.tsx'
import { Block, dateLine, Paragraph } from './parts.tsx'

export const fibreEnquiryNoticeSubject = ({ enquiry }: StoredEnquiry): string =>
  `Nieuwe glasvezelaanvraag (${enquiry.bandwidth}) van ${enquiry.bedrijf}`

/** To staff: someone wants fibre where it cannot be ordered. */
export function FibreEnquiryNotice({
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
        Ontvangen op {dateLine(createdAt)}. Neem binnen 1 werkdag contact op met {enquiry.voornaam}.
      </Paragraph>
      <Block title="Aanvraag">
        <EnquiryFacts enquiry={enquiry} />
      </Block>
    </Layout>
  )
}
