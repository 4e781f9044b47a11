import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import { formatDateTime, Greeting, Paragraph } from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { loadSentAt } from './load.ts'
import { testMailTexts as texts } from './texts.ts'

/** To whoever of the staff asked for it, to see that mail arrives and how it looks. */
function TestMail({ sentAt, context }: { sentAt: Date; context: EmailContext }) {
  return (
    <Layout context={context} preview={texts.preview} heading={texts.heading}>
      <Greeting name={texts.to} />
      <Paragraph>{texts.intro(formatDateTime(sentAt))}</Paragraph>
    </Layout>
  )
}

export const testMail: Email<Date> = {
  load: loadSentAt,
  subject: (_, { brand }) => texts.subject(brand.name),
  body: (sentAt, context) => <TestMail sentAt={sentAt} context={context} />,
}
