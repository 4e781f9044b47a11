import { siteForms } from '../../../../../content/site-forms.ts'
import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  ButtonLink,
  formatDateTime,
  Paragraph,
  PhoneLink,
} from '../../../../platform/mail/templates/components.tsx'
import { filledText } from '../../../../platform/mail/templates/filled-text.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { formCalls } from '../../contract.ts'
import type { StoredSubmission } from '../submissions.ts'
import { loadSubmission } from './load.ts'
import { siteFormConfirmationTexts as texts } from './texts.ts'

const { ebookFile } = formCalls

const confirmationOf = ({ formId }: StoredSubmission) => {
  const confirmation = siteForms[formId]?.confirmation
  if (!confirmation) throw new Error(`The form ${formId} confirms nothing to its sender`)
  return confirmation
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
  const { heading, text } = confirmationOf(submission)
  const { brand, publicUrl } = context
  return (
    <Layout context={context} preview={text} heading={heading}>
      <Paragraph>{texts.intro(formatDateTime(submission.createdAt))}</Paragraph>
      <Paragraph>{text}</Paragraph>
      {siteForms[submission.formId]?.endpoint === 'ebook' && (
        <ButtonLink href={publicUrl + ebookFile.path}>{texts.openEbook}</ButtonLink>
      )}
      <Block title={texts.questions}>
        <Paragraph>{filledText(texts.questionsText, { phone: <PhoneLink phone={brand.phone} /> })}</Paragraph>
      </Block>
    </Layout>
  )
}

export const siteFormConfirmation: Email<StoredSubmission> = {
  load: loadSubmission,
  subject: submission => confirmationOf(submission).heading,
  body: (submission, context) => <SiteFormConfirmation submission={submission} context={context} />,
}
