import { milestoneTexts } from '../../../content/desk-case-texts.ts'
import { MailPreview } from '../../../contract/desk-case.ts'
import { caseAct } from '../../../contract/desk-case-acts.ts'
import { type Milestone, milestones } from '../../../domain/milestones.ts'
import type { FieldProps } from '../../forms/form-fields.ts'
import { newId } from '../../new-id.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { callAtDesk } from '../call-at-desk.ts'
import { useActs } from './acts.tsx'
import styles from './case.module.css'
import { MailPreviewButton } from './mail-preview.tsx'

const isMilestone = (name: string | null): name is Milestone => milestones.some(each => each === name)

type Props = {
  field: Omit<FieldProps, 'label' | 'optional' | 'required'>
  /** Which mail would go; null where none does. */
  milestone: string | null
  /** What would be asked, for the mail to be looked at. */
  question: () => Readonly<Record<string, unknown>>
}

/** Whether the customer is mailed about what is done, and that mail before it goes. */
export function MailChoice({
  field: { error, id, name, ref, onChange, onBlur },
  milestone,
  question,
}: Props) {
  const { shown } = useActs()
  if (!isMilestone(milestone)) return null
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
export function PreviewButton({ question }: { question: () => Readonly<Record<string, unknown>> }) {
  const { shown } = useActs()
  const load = () =>
    callAtDesk(caseAct(shown.number, 'voorbeeld'), {
      body: { version: shown.version, ...question(), id: newId() },
      answer: MailPreview,
    })
  return <MailPreviewButton load={load} />
}
