import { useRef } from 'react'
import type { FieldProps } from '../../../ui/forms/form-fields.ts'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { CallPlan } from '../../cases/command-schemas.ts'
import styles from '../../cases/components/case.module.css'
import { CommandForm, useCommandForm } from '../../cases/components/command-form.tsx'
import { commandTexts } from '../../cases/texts-desk.ts'
import { useDeskCase } from '../components/desk-case.tsx'

type Props = { onClose: () => void }

/** A moment to call at that nobody has to change often: the next day, in the morning. */
const usualTime = '10:00'

/** When the customer is called. */
export function PlanCallDialog({ onClose }: Props) {
  const { shown } = useDeskCase()
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
export function OutsideHours({ field: { error, id, name, ref, onChange, onBlur } }: OutsideHoursProps) {
  const wasAsked = useRef(false)
  wasAsked.current ||= error !== undefined
  return (
    wasAsked.current && (
      <Checkbox label={commandTexts.callAnyway} {...{ error, id, name, ref, onChange, onBlur }} />
    )
  )
}
