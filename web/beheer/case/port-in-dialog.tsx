import { dayInWords } from '../../../content/delivery-texts.ts'
import { actTexts, portInTexts } from '../../../content/desk-case-texts.ts'
import type { PortIn } from '../../../contract/desk-case.ts'
import { PortInMove } from '../../../contract/desk-case-acts.ts'
import { unbrokenPhone } from '../../../domain/checks/phone.ts'
import { type PortInStep, portInRefusalNames, portInRefusals } from '../../../domain/port-in.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ActForm, useActForm } from './act-form.tsx'
import { useActs } from './acts.tsx'
import { MailChoice } from './mail-choice.tsx'
import { stepLabel } from './port-ins.tsx'

type Props = { portIn: PortIn; step: PortInStep; onClose: () => void }

/** Takes a number a step further, by what that step asks for. */
export function PortInDialog({ portIn, step, onClose }: Props) {
  const { shown } = useActs()
  const label = stepLabel(portIn, step)
  const isDated = step === 'ask' || step === 'plan'
  const form = useActForm({
    schema: PortInMove,
    initial: {
      position: portIn.position,
      step,
      provider: portIn.provider ?? '',
      providerReference: portIn.providerReference ?? '',
      day: isDated ? firstDay(portIn, step, shown.firstWishDate) : null,
      refusal: step === 'refuse' ? 'unknown' : null,
      mail: step === 'plan',
    },
    act: 'nummer',
    wanted: ({ day }) => [
      [unbrokenPhone(portIn.number), day === null ? label : `${label}, ${dayInWords(day)}`],
    ],
    onDone: onClose,
  })
  return (
    <Dialog open onClose={onClose} title={`${label}: ${unbrokenPhone(portIn.number)}`}>
      <ActForm form={form} submit={label} onCancel={onClose}>
        {step === 'ask' && (
          <>
            <TextField {...form.field('provider')} optional={false} required />
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
            options={portInRefusalNames.map(value => ({ value, label: portInRefusals[value] }))}
          />
        )}
        {step === 'plan' && (
          <MailChoice
            field={form.control('mail')}
            milestone="port-in-planned"
            question={() => {
              const { mail: _mail, ...move } = form.form.getValues()
              return { act: 'nummer', ...move }
            }}
          />
        )}
        {(step === 'complete' || step === 'cancel') && <p>{actTexts.confirm(label)}</p>}
      </ActForm>
    </Dialog>
  )
}

const firstDay = ({ wishDate }: PortIn, step: PortInStep, firstWishDate: string): string =>
  step === 'plan' && wishDate !== null ? wishDate : firstWishDate
