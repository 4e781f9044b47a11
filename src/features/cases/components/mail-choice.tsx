import type { BodyOf } from '../../../api/types.ts'
import { newId } from '../../../common/new-id.ts'
import type { FieldProps } from '../../../ui/forms/form-fields.ts'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { mailTexts } from '../mail-texts-desk.ts'
import { type Milestone, milestoneMails } from '../milestones.ts'
import { testCaseTexts } from '../test-case-texts.ts'
import { milestoneTexts } from '../texts-desk.ts'
import styles from './case.module.css'
import { useCaseCommands } from './case-commands.tsx'
import { MailPreviewButton } from './mail-preview.tsx'
import { NotMailed } from './not-mailed.tsx'

const isMilestone = (name: string | null): name is Milestone =>
  name !== null && Object.hasOwn(milestoneMails, name)

type MailQuestion = BodyOf<'POST /api/beheer/zaken/{nummer}/voorbeeld'>
/** Mail to preview; the version defaults to that of the shown case. */
type Question = MailQuestion extends infer Each
  ? Each extends { id: string; version: number }
    ? Omit<Each, 'id' | 'version'> & { id?: string; version?: number }
    : Each extends { id: string }
      ? Omit<Each, 'id'> & { id?: string }
      : never
  : never

type Props = {
  field: Omit<FieldProps, 'label' | 'optional' | 'required'>
  /** Which mail would go; null where none does. */
  milestone: string | null
  /** The mail to preview. */
  question: () => Question
}

/** Whether the customer is mailed about what is done, and that mail before it goes. */
export function MailChoice({
  field: { error, id, name, ref, onChange, onBlur },
  milestone,
  question,
}: Props) {
  const { shown } = useCaseCommands()
  if (!isMilestone(milestone)) return null
  if (shown.isTest) return <NotMailed />
  if (shown.contact.email === null) return null
  return (
    <div className={styles.mailChoice}>
      <Checkbox
        label={milestoneTexts[milestone]}
        hint={shown.contact.email}
        {...{ error, id, name, ref, onChange, onBlur }}
      />
      <PreviewButton question={question} />
    </div>
  )
}

/** Shows the mail that would go with an act on the case; nothing is done for it. */
export function PreviewButton({ question }: { question: () => Question }) {
  const { shown } = useCaseCommands()
  const load = () =>
    callAtDesk('POST /api/beheer/zaken/{nummer}/voorbeeld', {
      params: { nummer: shown.number },
      body: { version: shown.version, ...question(), id: newId() } as MailQuestion,
    })
  return <MailPreviewButton load={load} note={shown.isTest ? testCaseTexts.notMailed : mailTexts.willGo} />
}
