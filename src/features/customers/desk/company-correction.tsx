import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import type { BodyOf } from '../../../api/types.ts'
import { formatPhone } from '../../../common/checks/phone.ts'
import { Group } from '../../../ui/forms/form.tsx'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { useCompanyAddress } from '../../details/components/details-fields.ts'
import { AddressGroup, OrganisationGroup } from '../../details/components/details-groups.tsx'
import { detailsGroups } from '../../details/texts.ts'
import { CompanyCorrection, type DeskCustomer } from '../contract-desk.ts'
import { customerPartTexts } from '../texts-desk.ts'
import { CorrectionForm, type CorrectionProps, useCorrection } from './correction.tsx'

const { version: _version, ...fields } = CompanyCorrection.shape
const CompanyForm = z.object(fields)
type Typed = z.input<typeof CompanyForm>

/** The details of a customer's organisation to correct; the IBAN is not among them. */
export function CompanyCorrectionForm({ customer, onSaved, onCancel }: CorrectionProps) {
  const { send, meanwhile } = useCorrection<Omit<BodyOf<'PUT /api/beheer/klanten/{id}/bedrijf'>, 'version'>>(
    customer,
    body => callAtDesk('PUT /api/beheer/klanten/{id}/bedrijf', { params: { id: customer.id }, body }),
  )
  const form = useContractForm({
    schema: CompanyForm,
    initial: typedOf(customer),
    send,
    onTaken: onSaved,
  })
  const typed = useWatch({ control: form.form.control })
  const field = useCompanyAddress(form.field, form.form)
  return (
    <CorrectionForm form={form} now={meanwhile && typedOf(meanwhile)} typed={typed} onCancel={onCancel}>
      <OrganisationGroup field={field} offer={null} />
      <Group legend={customerPartTexts.phone}>
        <TextField {...field('phoneNumber')} />
      </Group>
      <AddressGroup field={field} />
      <Group legend={detailsGroups.payment}>
        <TextField {...field('ascription')} hint={detailsGroups.ascriptionHint} />
      </Group>
      <p>{customerPartTexts.ibanByCustomer}</p>
    </CorrectionForm>
  )
}

function typedOf({ company }: DeskCustomer): Typed {
  const { kvkChecked: _checked, ibanEnding: _ending, ...typed } = company
  return { ...typed, phoneNumber: formatPhone(company.phoneNumber) }
}
