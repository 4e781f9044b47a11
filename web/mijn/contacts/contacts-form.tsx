import * as z from 'zod/mini'
import { confirmTexts } from '../../../content/account-texts.ts'
import { commonTexts } from '../../../content/common-texts.ts'
import { detailsLabels, technicalPersonTexts } from '../../../content/details-texts.ts'
import { formFailures } from '../../../content/form-texts.ts'
import { contactsTexts } from '../../../content/mijn-texts.ts'
import { type ContactDetails, type Customer, CustomerDetails } from '../../../contract/customer.ts'
import { ContactsChange, changeContacts } from '../../../contract/customer-changes.ts'
import { isAnotherEmail } from '../../../domain/account-changes.ts'
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
import { PasswordAgain } from '../password-again.tsx'
import { contactDetailsOf } from './contact-details.ts'

/** As it is typed, and kept. */
type TypedContacts = Omit<AddressedPerson, ReachField> & {
  contactDetails: ContactDetails
  technicalIsTheSame: boolean
  /** May hold anything while it is the same as the contact person. */
  technicalPerson: AddressedPerson
}

/** The password may hold anything while the contact address is the same. */
type ContactsForm = TypedContacts & { currentPassword: string }

type AddressedPerson = Record<PersonField, string> & Pick<Customer, 'gender'>
type ReachField = keyof ContactDetails

/** Where a field of the contact person stands in the form: how he is reached has a place of its own (order-flow §3). */
const pathOf = (field: PersonField) =>
  field === 'phoneNumber' || field === 'email' ? (`contactDetails.${field}` as const) : field

/** The form as typed → what the server is sent. */
const changeOf = (customer: Customer) =>
  z.pipe(
    z.transform(
      ({
        technicalIsTheSame,
        technicalPerson,
        currentPassword,
        ...contact
      }: ContactsForm): z.input<typeof ContactsChange> => ({
        ...contact,
        technicalPerson: technicalIsTheSame ? null : technicalPerson,
        ...(asksPassword(customer, contact.contactDetails.email) && { currentPassword }),
      }),
    ),
    ContactsChange,
  )

const asksPassword = (customer: Customer, email: string) =>
  isAnotherEmail(contactDetailsOf(customer).email, email)

export const contactsDraft = createDraft<TypedContacts>('contacts')

type Props = ChangeFormProps & { customer: Customer }

/** The contact person and, where it is somebody else, the technical one (order-flow §2 and §3). */
export function ContactsForm({ customer, onSaved, onCancel }: Props) {
  const form = useContractForm({
    schema: changeOf(customer),
    initial: { ...formOf(customer), ...contactsDraft.of(customer.id), currentPassword: '' },
    memory: { save: ({ currentPassword: _, ...typed }) => contactsDraft.save(customer.id, typed) },
    async send(contacts) {
      const options = { answer: CustomerDetails, through: callAsCustomer }
      return outcomeOf(await submit(changeContacts, contacts, options))
    },
    onTaken: ({ data }) => onSaved(data),
  })
  const { field } = form
  const isTheSame = form.form.watch('technicalIsTheSame')
  const contactEmail = form.form.watch('contactDetails.email')
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
      {asksPassword(customer, contactEmail) && (
        <PasswordAgain
          field={field('currentPassword')}
          email={customer.email}
          hint={confirmTexts.forContactEmail}
        />
      )}
    </Form>
  )
}

const nobody: AddressedPerson = { gender: 'MALE', ...forEachField(() => '') }

function formOf(customer: Customer): TypedContacts {
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
