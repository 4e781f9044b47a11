import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import type { BodyOf } from '../../../api/types.ts'
import { formatPhone } from '../../../common/checks/phone.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import {
  ContactsGroups,
  type TypedContacts,
  technicalOf,
  typedTechnical,
} from '../../details/components/contacts-groups.tsx'
import { Contacts } from '../contract.ts'
import type { DeskCustomer } from '../contract-desk.ts'
import { CorrectionForm, type CorrectionProps, useCorrection } from './correction.tsx'

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
