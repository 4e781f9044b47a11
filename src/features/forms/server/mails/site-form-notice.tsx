import { formName } from '../../../../../content/site-forms.ts'
import type { Email, EmailContext } from '../../../../platform/mail/email.ts'
import {
  Block,
  ButtonLink,
  Facts,
  formatDateTime,
  Paragraph,
} from '../../../../platform/mail/templates/components.tsx'
import { Layout } from '../../../../platform/mail/templates/layout.tsx'
import { isApplication } from '../../../cases/case-scope.ts'
import { formatAnswer, kindOfAnswer } from '../format-answer.ts'
import { type StoredSubmission, senderOf } from '../submissions.ts'
import { loadSubmission } from './load.ts'
import { applicationNoticeTexts, siteFormNoticeTexts as texts } from './texts.ts'

/** Nothing that was typed stands in a subject. */
const subjectOf = ({ formId }: StoredSubmission): string => formName(formId)

/** To staff: what somebody sent with a form of the website. */
function SiteFormNotice({ submission, context }: { submission: StoredSubmission; context: EmailContext }) {
  const { answers, createdAt } = submission
  if (isApplication(submission.formId)) return <ApplicationNotice createdAt={createdAt} context={context} />
  return (
    <Layout context={context} preview={texts.preview} heading={subjectOf(submission)}>
      <Paragraph>{texts.intro(formatDateTime(createdAt))}</Paragraph>
      <Block title={texts.answers}>
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
