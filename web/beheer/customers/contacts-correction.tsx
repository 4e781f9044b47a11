import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { commonTexts } from '../../../content/common-texts.ts'
import { customerPartTexts } from '../../../content/desk-customer-texts.ts'
import { formFailures } from '../../../content/form-texts.ts'
import { Contacts } from '../../../contract/customer-changes.ts'
import { correctContacts, type DeskCustomer } from '../../../contract/desk-customers.ts'
import { formatPhone } from '../../../domain/checks/phone.ts'
import {
  ContactsGroups,
  type TypedContacts,
  technicalOf,
  typedTechnical,
} from '../../details/contacts-groups.tsx'
import { Form, LeaveButton, SubmitButton } from '../../forms/form.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Conflict, type CorrectionProps, flat, useCorrection } from './correction.tsx'

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
  const { send, meanwhile } = useCorrection(correctContacts(customer.id), customer)
  const form = useContractForm({
    schema: ContactsForm,
    initial: typedOf(customer),
    send,
    onTaken: onSaved,
  })
  const typed = useWatch({ control: form.form.control })
  return (
    <Form
      form={form}
      failed={formFailures.notSaved}
      actions={
        <>
          <SubmitButton small>{customerPartTexts.save}</SubmitButton>
          <LeaveButton onClick={onCancel}>{commonTexts.cancel}</LeaveButton>
        </>
      }
    >
      {meanwhile && <Conflict now={flat(typedOf(meanwhile))} typed={flat(typed)} />}
      <ContactsGroups
        field={form.field}
        sameBox={form.control('technicalIsTheSame')}
        isTheSame={form.form.watch('technicalIsTheSame')}
      />
      <p>{customerPartTexts.told}</p>
    </Form>
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
