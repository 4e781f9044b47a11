import { useWatch } from 'react-hook-form'
import type { FieldErrors } from '../../../common/contract/failure.ts'
import { formatEuro } from '../../../common/money.ts'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { CommandForm, useCommandForm } from '../../cases/components/command-form.tsx'
import { ReturnEntry, ReturnUndoing } from '../command-schemas.ts'
import type { DeskReturn } from '../contract-desk.ts'
import { recordInWords } from '../record-words.ts'
import { type ReturnOutcome, type ReturnRecord, receiptDayError } from '../returns.ts'
import { returnFields, returnRefusals } from '../texts.ts'
import { deskReturnTexts as texts } from '../texts-desk.ts'

type Props = { device: DeskReturn; outcome: ReturnOutcome; today: string; onClose: () => void }

/** Writes down what came of rented devices. */
export function ReturnDialog({ device, outcome, today, onClose }: Props) {
  const { position, name, open, startedOn, priceInCents } = device
  const action = texts.actions[outcome]
  const form = useCommandForm({
    schema: ReturnEntry,
    initial: {
      position,
      outcome,
      quantity: open,
      day: outcome === 'received' ? today : null,
      words: '',
    },
    act: 'retour',
    refusals: sent => refusalsOf(sent, startedOn, today),
    wanted: ({ quantity }) => [[action, `${quantity} × ${name}`]],
    onDone: onClose,
  })
  const quantity = Number(useWatch({ control: form.form.control, name: 'quantity' }))
  const { id, error } = form.control('quantity')
  return (
    <Dialog open onClose={onClose} title={texts.titleOf(action, name)}>
      <CommandForm form={form} submit={action} onCancel={onClose}>
        {open > 1 && (
          <SelectField
            id={id}
            error={error}
            label={returnFields.quantity}
            size="medium"
            value={String(quantity)}
            onChange={({ target }) => form.form.setValue('quantity', Number(target.value))}
            options={Array.from({ length: open }, (_, index) => {
              const value = String(index + 1)
              return { value, label: value }
            })}
          />
        )}
        {outcome === 'received' && (
          <TextField
            {...form.control('day')}
            label={returnFields.day}
            type="date"
            size="medium"
            min={startedOn}
            max={today}
          />
        )}
        {outcome === 'missing' && <p>{texts.charged(formatEuro(quantity * priceInCents))}</p>}
        {outcome === 'waived' && <p>{texts.waivedText}</p>}
        <TextArea
          {...form.control('words')}
          label={returnFields.words[outcome]}
          hint={outcome === 'received' ? texts.stateHint : undefined}
          optional={outcome !== 'waived'}
          rows={3}
        />
      </CommandForm>
    </Dialog>
  )
}

type Typed = {
  readonly outcome: ReturnOutcome
  readonly day: string | null
  readonly words?: string | undefined
}

function refusalsOf({ outcome, day, words = '' }: Typed, startedOn: string, today: string): FieldErrors {
  const wrongDay = outcome === 'received' && day ? receiptDayError(day, startedOn, today) : null
  return {
    ...(wrongDay !== null && { day: { message: wrongDay } }),
    ...(outcome === 'waived' && words.trim() === '' && { words: { message: returnRefusals.noReason } }),
  }
}

type UndoProps = { device: DeskReturn; record: ReturnRecord; onClose: () => void }

/** Takes back what was written down by mistake. */
export function UndoReturnDialog({ device, record, onClose }: UndoProps) {
  const form = useCommandForm({
    schema: ReturnUndoing,
    initial: { record: record.id },
    act: 'retour-ongedaan',
    wanted: () => [[texts.undo, device.name]],
    onDone: onClose,
  })
  return (
    <Dialog open onClose={onClose} title={texts.undoTitle}>
      <CommandForm form={form} submit={texts.undo} onCancel={onClose}>
        <p>{`${device.name}: ${recordInWords(record)}`}</p>
        <p>{texts.undoText}</p>
      </CommandForm>
    </Dialog>
  )
}
