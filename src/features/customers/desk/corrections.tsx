import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import type { BodyOf } from '../../../api/types.ts'
import { formatPhone } from '../../../common/checks/phone.ts'
import { Group } from '../../../ui/forms/form.tsx'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import {
  ContactsGroups,
  type TypedContacts,
  technicalOf,
  typedTechnical,
} from '../../details/components/contacts-groups.tsx'
import { useCompanyAddress } from '../../details/components/details-fields.ts'
import { AddressGroup, OrganisationGroup } from '../../details/components/details-groups.tsx'
import { NameField } from '../../details/components/name-field.tsx'
import { ReferenceFields } from '../../details/components/reference-fields.tsx'
import { Contacts } from '../../details/details-schema.ts'
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
    initial: companyCorrectionTypedOf(customer),
    send,
    onTaken: onSaved,
  })
  const typed = useWatch({ control: form.form.control })
  const field = useCompanyAddress(form.field, form.form)
  return (
    <CorrectionForm
      form={form}
      now={meanwhile && companyCorrectionTypedOf(meanwhile)}
      typed={typed}
      onCancel={onCancel}
    >
      <OrganisationGroup field={field} offer={null} />
      <Group legend={customerPartTexts.phone}>
        <TextField {...field('phoneNumber')} />
      </Group>
      <AddressGroup field={field} />
      <Group legend={detailsGroups.payment}>
        <NameField {...field('ascription')} hint={detailsGroups.ascriptionHint} />
      </Group>
      <p>{customerPartTexts.ibanByCustomer}</p>
      <ReferenceFields field={field} initial={form.form.formState.defaultValues?.references} />
    </CorrectionForm>
  )
}

function companyCorrectionTypedOf({ company }: DeskCustomer): Typed {
  const { kvkChecked: _checked, ibanEnding: _ending, ...typed } = company
  return { ...typed, phoneNumber: formatPhone(company.phoneNumber) }
}

/** The form as typed → what the server is sent. */
const ContactsForm = z.pipe(
  z.transform(
    ({ technicalIsTheSame, technicalPerson, ...contact }: TypedContacts): z.input<typeof Contacts> => ({
      ...contact,
      technicalPerson: technicalOf({ technicalIsTheSame, technicalPerson }),
    }),
  ),
  Contacts,
)

/** The contact persons of a customer to correct. */
export function ContactsCorrectionForm({ customer, onSaved, onCancel }: CorrectionProps) {
  const { send, meanwhile } = useCorrection<
    Omit<BodyOf<'PUT /api/beheer/klanten/{id}/contactpersonen'>, 'version'>
  >(customer, body =>
    callAtDesk('PUT /api/beheer/klanten/{id}/contactpersonen', { params: { id: customer.id }, body }),
  )
  const form = useContractForm({
    schema: ContactsForm,
    initial: typedOf(customer),
    send,
    onTaken: onSaved,
  })
  const typed = useWatch({ control: form.form.control })
  return (
    <CorrectionForm form={form} now={meanwhile && typedOf(meanwhile)} typed={typed} onCancel={onCancel}>
      <ContactsGroups
        field={form.field}
        sameBox={form.control('technicalIsTheSame')}
        isTheSame={form.form.watch('technicalIsTheSame')}
      />
    </CorrectionForm>
  )
}

function typedOf({ contact: { technicalPerson, contactDetails, ...person } }: DeskCustomer): TypedContacts {
  return {
    ...person,
    contactDetails: withShownPhone(contactDetails),
    ...typedTechnical(technicalPerson && withShownPhone(technicalPerson)),
  }
}

const withShownPhone = <Reached extends { readonly phoneNumber: string }>(person: Reached): Reached => ({
  ...person,
  phoneNumber: formatPhone(person.phoneNumber),
})
