import { useId } from 'react'
import { unbrokenPhone } from '../../../common/checks/phone.ts'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { useCaseCommands } from '../../cases/components/case-commands.tsx'
import { CommandForm, useCommandForm } from '../../cases/components/command-form.tsx'
import { MailChoice } from '../../cases/components/mail-choice.tsx'
import { dayInWords } from '../../cases/delivery-texts.ts'
import type { Milestone } from '../../cases/milestones.ts'
import { portInRefusalNames, portInRefusals } from '../../cases/port-in-states.ts'
import { commandTexts } from '../../cases/texts-desk.ts'
import { PortInMove } from '../command-schemas.ts'
import type { PortIn } from '../contract-desk.ts'
import type { PortInStep } from '../port-in.ts'
import { openNumbers } from '../port-in-steps.ts'
import { dutchProviders, portInTexts } from '../texts-desk.ts'

/** Days before which nothing can be planned: today, and the first day for which a number can be wished over. */
export type PortInDays = { readonly today: string; readonly firstWishDate: string }

type Props = {
  portIn: PortIn
  step: PortInStep
  /** All numbers of the order. */
  others: readonly PortIn[]
  days: PortInDays
  onClose: () => void
}

/** Takes a number a step further, by what that step asks for. */
export function PortInDialog({ portIn, step, others, days: { today, firstWishDate }, onClose }: Props) {
  const { shown } = useCaseCommands()
  const label = stepLabel(portIn, step)
  // The numbers of an order mostly come from one provider.
  const known = others.find(({ provider }) => provider !== null && provider !== '')
  const milestone = milestoneOfStep(shown.state, others, portIn, step)
  const isDated = step === 'ask' || step === 'plan'
  const providersId = useId()
  const form = useCommandForm({
    schema: PortInMove,
    initial: {
      position: portIn.position,
      step,
      provider: portIn.provider ?? known?.provider ?? '',
      providerReference: portIn.providerReference ?? known?.providerReference ?? '',
      day: isDated ? firstDay(portIn, step, firstWishDate) : null,
      refusal: null,
      mail: milestone !== null,
    },
    act: 'nummer',
    wanted: ({ day }) => [
      [unbrokenPhone(portIn.number), day === null ? label : `${label}, ${dayInWords(day)}`],
    ],
    onDone: onClose,
  })
  return (
    <Dialog open onClose={onClose} title={`${label}: ${unbrokenPhone(portIn.number)}`}>
      <CommandForm form={form} submit={label} onCancel={onClose}>
        {step === 'ask' && (
          <>
            <TextField {...form.field('provider')} list={providersId} optional={false} required />
            <datalist id={providersId}>
              {dutchProviders.map(name => (
                <option key={name} value={name} />
              ))}
            </datalist>
            <TextField {...form.field('providerReference')} />
          </>
        )}
        {isDated && (
          <TextField
            {...form.control('day')}
            label={step === 'ask' ? portInTexts.wishField : portInTexts.plannedField}
            hint={step === 'ask' && portInTexts.wishHint(dayInWords(firstWishDate))}
            type="date"
            size="medium"
            min={step === 'ask' ? firstWishDate : today}
          />
        )}
        {step === 'refuse' && (
          <SelectField
            {...form.control('refusal')}
            label={portInTexts.refusalField}
            placeholder={portInTexts.chooseRefusal}
            defaultValue=""
            options={portInRefusalNames.map(value => ({ value, label: portInRefusals[value] }))}
          />
        )}
        {(step === 'complete' || step === 'cancel' || step === 'restore') && (
          <p>{commandTexts.confirm(label)}</p>
        )}
        <MailChoice
          field={form.control('mail')}
          milestone={milestone}
          question={() => {
            const { mail: _mail, ...move } = form.form.getValues()
            return { act: 'nummer', ...move }
          }}
        />
      </CommandForm>
    </Dialog>
  )
}

/** The mail that may go with a step; the last number of an order that waits for numbers alone makes it delivered. */
function milestoneOfStep(
  state: string,
  portIns: readonly PortIn[],
  { position }: PortIn,
  step: PortInStep,
): Milestone | null {
  if (step === 'plan') return 'port-in-planned'
  const ends = step === 'complete' || step === 'cancel'
  const isLast = openNumbers(portIns).every(open => open.position === position)
  return ends && isLast && state === 'partial' ? 'order-delivered' : null
}

const firstDay = ({ wishDate }: PortIn, step: PortInStep, firstWishDate: string): string =>
  step === 'plan' && wishDate !== null ? wishDate : firstWishDate

/** Label of a step's button. */
export const stepLabel = ({ askedOn }: PortIn, step: PortInStep): string =>
  step === 'ask' && askedOn !== null ? portInTexts.askAgain : portInTexts.steps[step]
