import type { EmailContext, StoredEnquiry } from './email-request.ts'
import { EnquiryFacts } from './enquiry-facts.tsx'
import { Layout } from './layout.tsx'
import { Block, dateLine, Paragraph } from './parts.tsx'

export const fibreEnquiryConfirmationSubject = (_: StoredEnquiry, { brand }: EmailContext): string =>
  `Je aanvraag voor zakelijk glasvezel bij ${brand.name}`

/** To whoever asked for fibre at an address that has none yet. */
export function FibreEnquiryConfirmation({
  enquiry: { enquiry, createdAt },
  context,
}: {
  enquiry: StoredEnquiry
  context: EmailContext
}) {
  const { brand } = context
  return (
    <Layout
      context={context}
      preview="We zoeken uit wat er op je adres mogelijk is en nemen binnen 1 werkdag contact op."
      heading="We hebben je aanvraag ontvangen"
    >
      <Paragraph>Beste {enquiry.voornaam},</Paragraph>
      <Paragraph>
        Op {dateLine(createdAt)} vroeg je naar zakelijk glasvezel. We zoeken uit wat er op je adres mogelijk
        is en nemen binnen 1 werkdag contact met je op.
      </Paragraph>
      <Block title="Je aanvraag">
        <EnquiryFacts enquiry={enquiry} />
      </Block>
      <Block title="Vragen?">
        <Paragraph>Bel ons op {brand.phone.display} of beantwoord deze e-mail.</Paragraph>
      </Block>
    </Layout>
  )
}
