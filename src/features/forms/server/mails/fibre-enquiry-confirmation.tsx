import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  formatDateTime,
  Paragraph,
  TextLink,
} from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { promisedFor } from '../../../calendar/server/promised.ts'
import { callByInWords } from '../../../cases/delivery-texts.ts'
import { loadEnquiry, type StoredEnquiry } from '../../../mails/server/load-emails.ts'
import { EnquiryFacts } from './enquiry-facts.tsx'

/** To whoever asked for fibre at an address that has none yet. */
function FibreEnquiryConfirmation({
  enquiry: { enquiry, createdAt },
  context,
}: {
  enquiry: StoredEnquiry
  context: EmailContext
}) {
  const { brand } = context
  const callBy = callByInWords(promisedFor(context)(createdAt))
  return (
    <Layout
      context={context}
      preview="We zoeken uit wat er op je adres mogelijk is en nemen binnen 1 werkdag contact op."
      heading="We hebben je aanvraag ontvangen"
    >
      <Paragraph>Beste {enquiry.voornaam},</Paragraph>
      <Paragraph>
        Op {formatDateTime(createdAt)} vroeg je naar zakelijk glasvezel. We zoeken uit wat er op je adres
        mogelijk is en nemen binnen 1 werkdag contact met je op, {callBy}.
      </Paragraph>
      <Block title="Je aanvraag">
        <EnquiryFacts enquiry={enquiry} />
      </Block>
      <Block title="Vragen?">
        <Paragraph>
          Bel ons op <TextLink href={`tel:${brand.phone.tel}`}>{brand.phone.display}</TextLink> of beantwoord
          deze e-mail.
        </Paragraph>
      </Block>
    </Layout>
  )
}

export const fibreEnquiryConfirmation: Email<StoredEnquiry> = {
  load: loadEnquiry,
  subject: (_, { brand }) => `Je aanvraag voor zakelijk glasvezel bij ${brand.name}`,
  body: (enquiry, context) => <FibreEnquiryConfirmation enquiry={enquiry} context={context} />,
}
