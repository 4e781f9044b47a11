import { siteForms } from '../../../../../content/site-forms.ts'
import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  ButtonLink,
  formatDateTime,
  Paragraph,
  TextLink,
} from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { loadSubmission } from '../../../mails/server/load-emails.ts'
import { formCalls } from '../../contract.ts'
import type { StoredSubmission } from '../submissions.ts'

const { ebookFile } = formCalls

const textsOf = ({ formId }: StoredSubmission) => {
  const texts = siteForms[formId]?.confirmation
  if (!texts) throw new Error(`The form ${formId} confirms nothing to its sender`)
  return texts
}

/**
 * To the sender of a form. It contains nothing that was typed: anyone can type another person's address, and must not
 * be able to mail them a message through us.
 */
function SiteFormConfirmation({
  submission,
  context,
}: {
  submission: StoredSubmission
  context: EmailContext
}) {
  const { heading, text } = textsOf(submission)
  const { brand, publicUrl } = context
  return (
    <Layout context={context} preview={text} heading={heading}>
      <Paragraph>
        Op {formatDateTime(submission.createdAt)} vulde je een formulier in op onze website.
      </Paragraph>
      <Paragraph>{text}</Paragraph>
      {siteForms[submission.formId]?.endpoint === 'ebook' && (
        <ButtonLink href={publicUrl + ebookFile.path}>Open het ebook</ButtonLink>
      )}
      <Block title="Vragen?">
        <Paragraph>
          Bel ons op <TextLink href={`tel:${brand.phone.tel}`}>{brand.phone.display}</TextLink> of beantwoord
          deze e-mail. Heb je niets ingevuld, dan hoef je niets te doen.
        </Paragraph>
      </Block>
    </Layout>
  )
}

export const siteFormConfirmation: Email<StoredSubmission> = {
  load: loadSubmission,
  subject: submission => textsOf(submission).heading,
  body: (submission, context) => <SiteFormConfirmation submission={submission} context={context} />,
}
