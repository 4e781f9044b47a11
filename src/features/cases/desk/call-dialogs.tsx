import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { unbrokenPhone } from '../../../common/checks/phone.ts'
import type { FieldProps } from '../../../ui/forms/form-fields.ts'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { RadioGroup } from '../../../ui/kit/radio-group.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { type CallOutcome, callOutcomeNames, callOutcomes } from '../call-outcomes.ts'
import { CallPlan, CallRecord } from '../command-schemas.ts'
import styles from '../components/case.module.css'
import { useCaseCommands } from '../components/case-commands.tsx'
import { CommandForm, useCommandForm } from '../components/command-form.tsx'
import { commandTexts } from '../texts-desk.ts'
import { ClosesRequestChoice } from './open-requests.tsx'

type Props = { onClose: () => void }

/** A moment to call at that nobody has to change often: the next day, in the morning. */
const usualTime = '10:00'

/** When the customer is called. */
export function PlanCallDialog({ onClose }: Props) {
  const { shown } = useCaseCommands()
  const form = useCommandForm({
    schema: CallPlan,
    initial: { day: shown.today, time: usualTime, outsideHours: false },
    act: 'belafspraak',
    wanted: ({ day, time }) => [[commandTexts.planCall, `${day} ${time}`]],
    onDone: onClose,
  })
  return (
    <Dialog open onClose={onClose} title={commandTexts.planCallTitle}>
      <CommandForm form={form} submit={commandTexts.save} onCancel={onClose}>
        <div className={styles.moment}>
          <TextField {...form.field('day')} type="date" min={shown.today} />
          <TextField {...form.field('time')} type="time" step={300} />
        </div>
        <OutsideHours field={form.control('outsideHours')} />
      </CommandForm>
    </Dialog>
  )
}

type OutsideHoursProps = { field: Omit<FieldProps, 'label' | 'optional' | 'required'> }

/** Asked once the server said that nobody works then. */
function OutsideHours({ field: { error, id, name, ref, onChange, onBlur } }: OutsideHoursProps) {
  const wasAsked = useRef(false)
  wasAsked.current ||= error !== undefined
  return (
    wasAsked.current && (
      <Checkbox label={commandTexts.callAnyway} {...{ error, id, name, ref, onChange, onBlur }} />
    )
  )
}

/** The form has the moment open that the act leaves out where the customer named none. */
const RecordForm = z.pipe(
  z.transform(
    ({ day, time, outcome, ...call }: RecordValues): z.input<typeof CallRecord> => ({
      ...call,
      // None is chosen at first: the schema asks for one.
      outcome: outcome as CallOutcome,
      callBack: outcome === 'call-back' ? { day, time } : null,
    }),
  ),
  CallRecord,
)
type RecordValues = {
  id: string
  version: number
  outcome: CallOutcome | ''
  day: string
  time: string
  outsideHours: boolean
  note: string
  settles?: number[]
}

/** How a call went; what is promised next follows from it. */
export function RecordCallDialog({ onClose }: Props) {
  const { shown, open } = useCaseCommands()
  const form = useCommandForm({
    schema: RecordForm,
    initial: { outcome: '', day: shown.today, time: usualTime, outsideHours: false, note: '' } satisfies Omit<
      RecordValues,
      'id' | 'version'
    >,
    act: 'gesprek',
    wanted: ({ outcome }) => [[commandTexts.callOutcome, callOutcomes[outcome].label]],
    // After a wrong number, the dialog for correcting it opens.
    onDone: () => open(form.form.getValues('outcome') === 'wrong-number' ? 'correct' : null),
  })
  const { phone } = shown.contact
  const outcome = useWatch({ control: form.form.control, name: 'outcome' })
  const { id: _id, ...choice } = form.control('outcome')
  return (
    <Dialog open onClose={onClose} title={commandTexts.callTitle}>
      <CommandForm form={form} submit={commandTexts.saveCall} onCancel={onClose}>
        {phone !== null && (
          <p>
            <a href={`tel:${phone}`}>{commandTexts.callNumber(unbrokenPhone(phone))}</a>
          </p>
        )}
        <RadioGroup
          legend={commandTexts.callOutcome}
          options={callOutcomeNames.map(value => ({ value, label: callOutcomes[value].label }))}
          {...choice}
        />
        {outcome === 'call-back' && (
          <fieldset>
            <legend>{commandTexts.callWhen}</legend>
            <div className={styles.moment}>
              <TextField {...form.control('day')} label={commandTexts.day} type="date" min={shown.today} />
              <TextField {...form.control('time')} label={commandTexts.time} type="time" step={300} />
            </div>
            <OutsideHours field={form.control('outsideHours')} />
          </fieldset>
        )}
        <ClosesRequestChoice onChange={ids => form.form.setValue('settles', ids)} />
        <TextArea {...form.control('note')} label={commandTexts.callNote} rows={3} optional />
      </CommandForm>
    </Dialog>
  )
}
