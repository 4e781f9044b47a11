import { useId } from 'react'
import { unbrokenPhone } from '../../../common/checks/phone.ts'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { PortInMove } from '../../cases/command-schemas.ts'
import { useCaseCommands } from '../../cases/components/case-commands.tsx'
import { CommandForm, useCommandForm } from '../../cases/components/command-form.tsx'
import { MailChoice } from '../../cases/components/mail-choice.tsx'
import { openNumbers } from '../../cases/components/primary-command.ts'
import type { DeskCase } from '../../cases/contract.ts'
import type { PortIn } from '../../cases/contract-parts.ts'
import { dayInWords } from '../../cases/delivery-texts.ts'
import type { Milestone } from '../../cases/milestones.ts'
import { portInRefusalNames, portInRefusals } from '../../cases/port-in-states.ts'
import { commandTexts } from '../../cases/texts-desk.ts'
import type { PortInStep } from '../port-in.ts'
import { dutchProviders, portInTexts } from '../texts-desk.ts'

type Props = { portIn: PortIn; step: PortInStep; onClose: () => void }

/** Takes a number a step further, by what that step asks for. */
export function PortInDialog({ portIn, step, onClose }: Props) {
  const { shown } = useCaseCommands()
  const label = stepLabel(portIn, step)
  // The numbers of an order mostly come from one provider.
  const known = shown.portIns.find(({ provider }) => provider !== null && provider !== '')
  const milestone = milestoneOfStep(shown, portIn, step)
  const isDated = step === 'ask' || step === 'plan'
  const providersId = useId()
  const form = useCommandForm({
    schema: PortInMove,
    initial: {
      position: portIn.position,
      step,
      provider: portIn.provider ?? known?.provider ?? '',
      providerReference: portIn.providerReference ?? known?.providerReference ?? '',
      day: isDated ? firstDay(portIn, step, shown.firstWishDate) : null,
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
            hint={step === 'ask' && portInTexts.wishHint(dayInWords(shown.firstWishDate))}
            type="date"
            size="medium"
            min={step === 'ask' ? shown.firstWishDate : shown.today}
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
  { state, portIns }: Pick<DeskCase, 'state' | 'portIns'>,
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
