import type { Control } from '../../../ui/forms/form-fields.ts'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { useColleague } from '../../desk/components/use-colleague.ts'
import { answerTexts as texts } from '../answer-texts-desk.ts'
import type { OfferedActs, WantedActs } from '../offered-acts.ts'
import { closingReasons } from '../state-reasons.ts'
import styles from './acts-of-text.module.css'

type Props = {
  form: { control(name: `after.${keyof WantedActs}`): Control }
  offered: OfferedActs
  colleagues: readonly { readonly id: string; readonly name: string }[]
}

const reasonNames: Readonly<Record<string, string>> = closingReasons

/** Acts of a ready-made text on the case, beside the mail; each can be left out. */
export function ActsOfText({ form, offered: { waitDays, assignee, close }, colleagues }: Props) {
  const me = useColleague().id
  if (waitDays === null && assignee === null && close === null) return null
  const name = colleagues.find(({ id }) => id === assignee)?.name ?? ''
  return (
    <fieldset className={styles.after}>
      <legend>{texts.after}</legend>
      {waitDays !== null && <Checkbox label={texts.wait(waitDays)} {...form.control('after.waitDays')} />}
      {assignee !== null && (
        <Checkbox
          label={assignee === me ? texts.assignMe : texts.assign(name)}
          {...form.control('after.assignee')}
        />
      )}
      {close !== null && (
        <Checkbox label={texts.close(reasonNames[close] ?? close)} {...form.control('after.close')} />
      )}
    </fieldset>
  )
}
