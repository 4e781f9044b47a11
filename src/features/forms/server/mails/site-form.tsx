import { formName, siteForms } from '../../../../../content/site-forms.ts'
import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  ButtonLink,
  Facts,
  formatDateTime,
  Paragraph,
  PhoneLink,
} from '../../../../platform/mail/templates/components.tsx'
import { filledText } from '../../../../platform/mail/templates/filled-text.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { isApplication } from '../../../desk/case-scope.ts'
import { formCalls } from '../../contract.ts'
import { formatAnswer, kindOfAnswer } from '../format-answer.ts'
import { type StoredSubmission, senderOf } from '../submissions.ts'
import { loadSubmission } from './load.ts'
import { applicationNoticeTexts, siteFormNoticeTexts, siteFormConfirmationTexts as texts } from './texts.ts'

/** Nothing that was typed stands in a subject. */
const subjectOf = ({ formId }: StoredSubmission): string => formName(formId)

/** To staff: what somebody sent with a form of the website. */
function SiteFormNotice({ submission, context }: { submission: StoredSubmission; context: EmailContext }) {
  const { answers, createdAt } = submission
  if (isApplication(submission.formId)) return <ApplicationNotice createdAt={createdAt} context={context} />
  return (
    <Layout context={context} preview={siteFormNoticeTexts.preview} heading={subjectOf(submission)}>
      <Paragraph>{siteFormNoticeTexts.intro(formatDateTime(createdAt))}</Paragraph>
      <Block title={siteFormNoticeTexts.answers}>
        <Facts rows={answers.map(answer => [answer.label, written(submission.formId, answer)])} />
      </Block>
    </Layout>
  )
}

/**
 * Staff read job applications at the desk, which deletes them in time; a mailbox may be read by others, and keeps
 * everything.
 */
const ApplicationNotice = ({ createdAt, context }: { createdAt: Date; context: EmailContext }) => (
  <Layout context={context} preview={applicationNoticeTexts.preview} heading={applicationNoticeTexts.heading}>
    <Paragraph>{applicationNoticeTexts.intro(formatDateTime(createdAt))}</Paragraph>
    <ButtonLink href={`${context.publicUrl}/beheer`}>{applicationNoticeTexts.toDesk}</ButtonLink>
  </Layout>
)

/** As people write it, a message with its lines. */
function written(formId: string, answer: StoredSubmission['answers'][number]) {
  const words = formatAnswer(formId, answer)
  const hasLines = kindOfAnswer(formId, answer.name) === 'textarea' && words !== ''
  return hasLines ? <span style={{ whiteSpace: 'pre-line' }}>{words}</span> : words
}

export const siteFormNotice: Email<StoredSubmission> = {
  load: loadSubmission,
  subject: subjectOf,
  replyTo: submission => (isApplication(submission.formId) ? null : senderOf(submission)),
  body: (submission, context) => <SiteFormNotice submission={submission} context={context} />,
}

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
