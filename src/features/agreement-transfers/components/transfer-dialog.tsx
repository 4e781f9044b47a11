import { useWatch } from 'react-hook-form'
import type { Day } from '../../../common/working-days.ts'
import { addDays } from '../../../common/working-days.ts'
import { Group } from '../../../ui/forms/form.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { CommandForm, useCommandForm } from '../../cases/components/command-form.tsx'
import { dayInWords } from '../../cases/delivery-texts.ts'
import { CompanyOffer } from '../../details/components/company-offer.tsx'
import { useCompanyFields } from '../../details/components/details-fields.ts'
import {
  AddressedPersonFields,
  AddressGroup,
  OrganisationGroup,
  PaymentGroup,
} from '../../details/components/details-groups.tsx'
import { emptyGuestForm } from '../../details/components/guest-form.ts'
import { useServerChecks } from '../../details/components/server-checks.ts'
import { detailsGroups } from '../../details/texts.ts'
import { TransferBeginning } from '../command-schemas.ts'
import { transferDeskTexts as texts } from '../texts-desk.ts'
import { furthestDays, transferDayError } from '../transfer.ts'

/** Begins the transfer of an agreement: to whom, and from which day. */
export function TransferDialog({ today, onClose }: { today: Day; onClose: () => void }) {
  const serverChecks = useServerChecks()
  const form = useCommandForm({
    schema: TransferBeginning,
    initial: { ...emptyGuestForm, holdsFrom: today, invoiceEmail: '', reason: '' },
    act: 'overname',
    refusals: values => ({
      ...serverChecks.known(values),
      ...wrongDay(values.holdsFrom, today),
    }),
    wanted: ({ companyName, holdsFrom }) => [[texts.wanted, `${companyName}, ${dayInWords(holdsFrom)}`]],
    onDone: onClose,
  })
  const field = useCompanyFields(form.field, form.form, serverChecks)
  const typed = useWatch({ control: form.form.control })
  return (
    <Dialog open onClose={onClose} title={texts.beginTitle}>
      <CommandForm form={form} submit={texts.beginSubmit} onCancel={onClose}>
        <p>{texts.beginText}</p>
        <OrganisationGroup
          field={field}
          offer={<CompanyOffer form={form.form} typed={typed} serverChecks={serverChecks} />}
        />
        <Group legend={detailsGroups.person}>
          <AddressedPersonFields field={field} />
        </Group>
        <AddressGroup field={field} />
        <PaymentGroup field={field} note={texts.paymentNote} />
        <Group legend={texts.title}>
          <TextField
            {...form.field('holdsFrom')}
            type="date"
            size="medium"
            min={today}
            max={addDays(today, furthestDays)}
            hint={texts.dayHint}
          />
          <TextField {...form.field('invoiceEmail')} hint={texts.invoiceEmailHint} autoComplete="off" />
          <TextArea {...form.field('reason')} hint={texts.reasonHint} rows={2} />
        </Group>
      </CommandForm>
    </Dialog>
  )
}

function wrongDay(day: string, today: Day) {
  const message = day === '' ? null : transferDayError(day, today)
  return message === null ? {} : { holdsFrom: { message } }
}
