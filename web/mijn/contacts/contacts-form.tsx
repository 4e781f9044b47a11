import * as z from 'zod/mini'
import { commonTexts } from '../../../content/common-texts.ts'
import { detailsLabels, technicalPersonTexts } from '../../../content/details-texts.ts'
import { formFailures } from '../../../content/form-texts.ts'
import { contactsTexts } from '../../../content/mijn-texts.ts'
import {
  type ContactDetails,
  Contacts,
  type Customer,
  CustomerDetails,
  changeContacts,
} from '../../../contract/customer.ts'
import { contactPersonOf, forEachField, type PersonField } from '../../../domain/person.ts'
import { AddressedPersonFields } from '../../details/details-groups.tsx'
import { Form, Group, LeaveButton, SubmitButton } from '../../forms/form.tsx'
import forms from '../../forms/forms.module.css'
import { outcomeOf, submit } from '../../forms/submit.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { callAsCustomer } from '../call-as-customer.ts'
import type { ChangeFormProps } from '../changeable.tsx'
import { createDraft } from '../draft.ts'
import { contactDetailsOf } from './contact-details.ts'

type ContactsForm = Omit<AddressedPerson, ReachField> & {
  contactDetails: ContactDetails
  technicalIsTheSame: boolean
  /** May hold anything while it is the same as the contact person. */
  technicalPerson: AddressedPerson
}

type AddressedPerson = Record<PersonField, string> & Pick<Customer, 'gender'>
type ReachField = keyof ContactDetails

/** Where a field of the contact person stands in the form: how he is reached has a place of its own (order-flow §3). */
const pathOf = (field: PersonField) =>
  field === 'phoneNumber' || field === 'email' ? (`contactDetails.${field}` as const) : field

/** The form as typed → what the server is sent. */
const TypedContacts = z.pipe(
  z.transform(
    ({ technicalIsTheSame, technicalPerson, ...contact }: ContactsForm): z.input<typeof Contacts> => ({
      ...contact,
      technicalPerson: technicalIsTheSame ? null : technicalPerson,
    }),
  ),
  Contacts,
)

export const contactsDraft = createDraft<ContactsForm>('contacts')

type Props = ChangeFormProps & { customer: Customer }

/** The contact person and, where it is somebody else, the technical one (order-flow §2 and §3). */
export function ContactsForm({ customer, onSaved, onCancel }: Props) {
  const form = useContractForm({
    schema: TypedContacts,
    initial: { ...formOf(customer), ...contactsDraft.of(customer.id) },
    memory: { save: typed => contactsDraft.save(customer.id, typed) },
    async send(contacts) {
      const options = { answer: CustomerDetails, through: callAsCustomer }
      return outcomeOf(await submit(changeContacts, contacts, options))
    },
    onTaken: ({ data }) => onSaved(data),
  })
  const { field } = form
  const isTheSame = form.form.watch('technicalIsTheSame')
  return (
    <Form
      form={form}
      failed={formFailures.notSaved}
      actions={
        <>
          <SubmitButton>{contactsTexts.save}</SubmitButton>
          <LeaveButton onClick={onCancel}>{commonTexts.cancel}</LeaveButton>
        </>
      }
    >
      <Group legend={detailsLabels.contactPerson}>
        <AddressedPersonFields field={name => field(name === 'gender' ? name : pathOf(name))} />
      </Group>
      <Group legend={detailsLabels.technicalPerson}>
        <Checkbox
          {...form.control('technicalIsTheSame')}
          label={technicalPersonTexts.isTheSame}
          className={forms.wide}
        />
        {!isTheSame && <AddressedPersonFields field={name => field(`technicalPerson.${name}`)} />}
      </Group>
    </Form>
  )
}

const nobody: AddressedPerson = { gender: 'MALE', ...forEachField(() => '') }

function formOf(customer: Customer): ContactsForm {
  const { gender, technicalPerson } = customer
  const { phoneNumber: _phone, email: _email, ...name } = contactPersonOf(customer)
  return {
    gender,
    ...name,
    contactDetails: contactDetailsOf(customer),
    technicalIsTheSame: technicalPerson === null,
    technicalPerson: technicalPerson ?? nobody,
  }
}
