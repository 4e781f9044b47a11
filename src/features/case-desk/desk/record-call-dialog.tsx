import { Phone } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { unbrokenPhone } from '../../../common/checks/phone.ts'
import { SubmitButton } from '../../../ui/forms/form.tsx'
import { buttonClasses } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { type CallOutcome, callOutcomes } from '../../cases/call-outcomes.ts'
import { CallRecord } from '../../cases/command-schemas.ts'
import styles from '../../cases/components/case.module.css'
import { CommandForm, useCommandForm } from '../../cases/components/command-form.tsx'
import { MailChoice } from '../../cases/components/mail-choice.tsx'
import { commandTexts } from '../../cases/texts-desk.ts'
import { useDeskCase } from '../components/desk-case.tsx'
import { ClosesRequestChoice } from './open-requests.tsx'
import { OutsideHours } from './plan-call-dialog.tsx'

type RecordValues = {
  id: string
  version: number
  outcome: CallOutcome | ''
  /** Whether the order is confirmed with it. */
  confirms: boolean
  mail: boolean
  day: string
  time: string
  outsideHours: boolean
  note: string
  settles: number[]
}

/** Outcomes after which the customer is called again at the moment that stands in the form. */
const calledAgain: readonly (CallOutcome | '')[] = ['call-back', 'no-answer', 'voicemail']

/** The form has the moment and the mail open, of which the command takes those that go with the outcome. */
const recordForm = (isOpen: boolean) =>
  z.pipe(
    z.transform(
      ({ day, time, outcome, confirms, mail, ...call }: RecordValues): z.input<typeof CallRecord> => ({
        ...call,
        // Chosen by the button that sends the form.
        outcome: outcome as CallOutcome,
        callBack: outcome === 'call-back' || (isOpen && calledAgain.includes(outcome)) ? { day, time } : null,
        confirm: confirms ? { mail } : null,
      }),
    ),
    CallRecord,
  )

const confirmedOrder = 'order-confirmed'

/** How a call went, at one press: the outcome saves the call, and what is promised next follows from it. */
export function RecordCallDialog({ onClose }: { onClose: () => void }) {
  const { shown, open } = useDeskCase()
  const { contact, nextAttempt, transitions, closedAt } = shown
  const confirmation = transitions.find(({ milestone, refusal }) => milestone === confirmedOrder && !refusal)
  const form = useCommandForm({
    schema: recordForm(closedAt === null),
    initial: {
      outcome: '',
      confirms: false,
      mail: true,
      ...nextAttempt,
      outsideHours: false,
      note: '',
      settles: [],
    } satisfies Omit<RecordValues, 'id' | 'version'>,
    act: 'gesprek',
    wanted: ({ outcome, confirm }) => [
      [commandTexts.callOutcome, confirm ? commandTexts.reachedAndConfirm : callOutcomes[outcome].label],
    ],
    // After a wrong number, the dialog for correcting it opens.
    onDone: () => open(form.form.getValues('outcome') === 'wrong-number' ? 'correct' : null),
  })
  const settles = useWatch({ control: form.form.control, name: 'settles' })
  const choose = (outcome: CallOutcome, confirms: boolean) => {
    form.form.setValue('outcome', outcome)
    form.form.setValue('confirms', confirms)
  }
  const outcomeButton = (outcome: CallOutcome, label: string = callOutcomes[outcome].label) => (
    <SubmitButton small variant="secondary" action={outcome} onClick={() => choose(outcome, false)}>
      {label}
    </SubmitButton>
  )
  return (
    <Dialog open onClose={onClose} title={commandTexts.callTitle}>
      <CommandForm form={form} onCancel={onClose}>
        {/* Enter in a field presses the first button of a form: it must not choose an outcome. */}
        <button type="submit" disabled hidden />
        {contact.phone !== null && <CallLink phone={contact.phone} />}
        <div className={styles.shortText}>
          <TextArea {...form.control('note')} label={commandTexts.callNote} rows={1} optional />
        </div>
        <ClosesRequestChoice chosen={settles} onChange={ids => form.form.setValue('settles', ids)} />
        <fieldset className={styles.outcomes}>
          <legend>{commandTexts.reached}</legend>
          {confirmation && (
            <MailChoice
              field={form.control('mail')}
              milestone={confirmedOrder}
              question={() => confirming(confirmation.state)}
            />
          )}
          <div className={styles.actions}>
            {confirmation && (
              <SubmitButton small action="confirm" onClick={() => choose('reached', true)}>
                {commandTexts.reachedAndConfirm}
              </SubmitButton>
            )}
            {outcomeButton('reached')}
          </div>
        </fieldset>
        <fieldset className={styles.outcomes}>
          <legend>{commandTexts.notReached}</legend>
          <div className={styles.moment}>
            <TextField {...form.control('day')} label={commandTexts.againOn} type="date" min={shown.today} />
            <TextField {...form.control('time')} label={commandTexts.time} type="time" step={300} />
          </div>
          <OutsideHours field={form.control('outsideHours')} />
          <div className={styles.actions}>
            {outcomeButton('no-answer')}
            {outcomeButton('voicemail')}
            {outcomeButton('call-back', commandTexts.callBackThen)}
            {outcomeButton('wrong-number')}
          </div>
        </fieldset>
      </CommandForm>
    </Dialog>
  )
}

const confirming = (state: string) =>
  ({ act: 'status', state, reason: null, words: '', until: null }) as const

const CallLink = ({ phone }: { phone: string }) => (
  <div>
    <a href={`tel:${phone}`} className={buttonClasses({ variant: 'primary', small: true })}>
      <Phone aria-hidden="true" />
      <span>{commandTexts.callNumber(unbrokenPhone(phone))}</span>
    </a>
  </div>
)
