import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import { formatDateTime, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { loadSentAt } from '../load-emails.ts'

/** To whoever of the staff asked for it, to see that mail arrives and how it looks. */
function TestMail({ sentAt, context }: { sentAt: Date; context: EmailContext }) {
  return (
    <Layout
      context={context}
      preview="Lees je dit, dan komt onze mail bij jou aan."
      heading="Deze testmail kwam aan"
    >
      <Paragraph>Beste collega,</Paragraph>
      <Paragraph>
        Op {formatDateTime(sentAt)} vroeg je in het beheer om een testmail. Lees je dit, dan komt onze mail
        bij jou aan. Staat hij bij de ongewenste mail, kijk dan na of SPF en DKIM van ons domein kloppen.
      </Paragraph>
    </Layout>
  )
}

export const testMail: Email<Date> = {
  load: loadSentAt,
  subject: (_, { brand }) => `Testmail van ${brand.name}`,
  body: (sentAt, context) => <TestMail sentAt={sentAt} context={context} />,
}
