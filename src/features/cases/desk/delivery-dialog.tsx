import { Dialog } from '../../../ui/kit/dialog.tsx'
import { RadioGroup } from '../../../ui/kit/radio-group.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { DeliveryDay } from '../commands.ts'
import { useCaseCommands } from '../components/case-commands.tsx'
import { CommandForm, useCommandForm } from '../components/command-form.tsx'
import { MailChoice } from '../components/mail-choice.tsx'
import { partOfDayNames, partsOfDay } from '../delivery-plan.ts'
import { dayInWords } from '../delivery-texts.ts'
import { commandTexts } from '../texts-desk.ts'

/** The day on which the order is delivered, when on that day, and who comes. */
export function DeliveryDialog({ onClose }: { onClose: () => void }) {
  const { shown } = useCaseCommands()
  const { day = '', partOfDay = 'morning', installer = '' } = shown.delivery ?? {}
  const form = useCommandForm({
    schema: DeliveryDay,
    initial: { day, partOfDay, installer, mail: true },
    act: 'levering',
    wanted: plan => [
      [commandTexts.deliveryTitle, `${dayInWords(plan.day)}, ${partsOfDay[plan.partOfDay].label}`],
      [commandTexts.installer, plan.installer],
    ],
    onDone: onClose,
  })
  const { id: _id, ...part } = form.control('partOfDay')
  return (
    <Dialog open onClose={onClose} title={commandTexts.deliveryTitle}>
      <CommandForm form={form} submit={commandTexts.save} onCancel={onClose}>
        <TextField {...form.field('day')} type="date" min={shown.today} size="medium" />
        <RadioGroup
          legend={commandTexts.partOfDay}
          options={partOfDayNames.map(value => ({ value, label: partsOfDay[value].label }))}
          {...part}
        />
        <TextField {...form.field('installer')} label={commandTexts.installer} />
        <MailChoice
          field={form.control('mail')}
          milestone="delivery-planned"
          question={() => {
            const { mail: _mail, ...plan } = form.form.getValues()
            return { act: 'levering', ...plan }
          }}
        />
      </CommandForm>
    </Dialog>
  )
}
