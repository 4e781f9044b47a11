import { Dialog } from '../../../ui/kit/dialog.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { StateMove } from '../../cases/command-schemas.ts'
import { CommandForm, useCommandForm } from '../../cases/components/command-form.tsx'
import { MailChoice } from '../../cases/components/mail-choice.tsx'
import { isWaiting } from '../../cases/next-steps.ts'
import { commandTexts, endMoveLabels, moveLabels } from '../../cases/texts-desk.ts'
import { useDeskCase } from '../components/desk-case.tsx'

type Props = { state: string; onClose: () => void }

/** Label of the button that leads to a state. */
export function useMoveLabel() {
  const { shown } = useDeskCase()
  const ofEnd = shown.purpose === 'end' ? endMoveLabels : {}
  return (state: string) => ofEnd[state] ?? moveLabels[shown.kind][state] ?? state
}

/** Brings the case into another state; the customer is mailed where that is a milestone, unless staff think otherwise. */
export function MoveDialog({ state, onClose }: Props) {
  const { shown, parts } = useDeskCase()
  const label = useMoveLabel()(state)
  const move = shown.transitions.find(each => each.state === state)
  const milestone = move?.milestone ?? null
  const reasons = move?.reasons ?? []
  const needsReason = reasons.length > 0
  const waits = isWaiting(shown.kind, state)
  const form = useCommandForm({
    schema: StateMove,
    initial: {
      state,
      reason: needsReason ? '' : null,
      words: '',
      until: waits ? shown.usualFollowUp : null,
      mail: milestone !== null,
    },
    act: 'status',
    wanted: ({ reason }) => [
      [commandTexts.state, move?.label ?? state],
      [commandTexts.reason, reasons.find(({ value }) => value === reason)?.label ?? ''],
    ],
    onDone: onClose,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={state === 'closed' ? commandTexts.closeTitle : commandTexts.confirm(label)}
    >
      <CommandForm form={form} submit={label} onCancel={onClose}>
        {needsReason && (
          <SelectField
            {...form.control('reason')}
            label={commandTexts.reason}
            placeholder={commandTexts.chooseReason}
            defaultValue=""
            options={reasons}
          />
        )}
        {needsReason && (
          <TextArea
            {...form.field('words')}
            hint={milestone === null ? undefined : commandTexts.wordsInMail}
            rows={3}
          />
        )}
        {(state === 'partial' || state === 'completed') && parts.numbers?.warning}
        {waits && (
          <TextField
            {...form.control('until')}
            label={commandTexts.waitUntil}
            type="date"
            size="medium"
            min={shown.today}
          />
        )}
        {move?.isFinal && <p>{commandTexts.isFinal}</p>}
        <MailChoice
          field={form.control('mail')}
          milestone={milestone}
          question={() => {
            const { reason, words } = form.form.getValues()
            return { act: 'status', state, reason, words, until: null }
          }}
        />
      </CommandForm>
    </Dialog>
  )
}
