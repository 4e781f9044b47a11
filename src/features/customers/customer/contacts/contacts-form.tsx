import * as z from 'zod/mini'
import { commonTexts } from '../../../../common/texts.ts'
import { Form, LeaveButton, SubmitButton } from '../../../../ui/forms/form.tsx'
import { outcomeOf, submit } from '../../../../ui/forms/submit.ts'
import { formFailures } from '../../../../ui/forms/texts.ts'
import { useContractForm } from '../../../../ui/forms/use-contract-form.ts'
import {
  ContactsGroups,
  type TypedContacts,
  technicalOf,
  typedTechnical,
} from '../../../details/components/contacts-groups.tsx'
import type { ContactDetails } from '../../../details/details-schema.ts'
import { contactPersonOf } from '../../../details/person.ts'
import { isAnotherEmail } from '../../account-changes.ts'
import { confirmTexts } from '../../account-texts.ts'
import { callAsCustomer } from '../../components/mijn/call-as-customer.ts'
import type { ChangeFormProps } from '../../components/mijn/changeable.tsx'
import { createDraft } from '../../components/mijn/draft.ts'
import { PasswordAgain } from '../../components/mijn/password-again.tsx'
import { ContactsChange, type Customer } from '../../contract.ts'
import { contactsTexts } from '../../texts.ts'

/** Contact data of the contact person: contactDetails takes precedence (order-flow §3). */
export const contactDetailsOf = ({ contactDetails, email, phoneNumber }: Customer): ContactDetails =>
  contactDetails ?? { email, phoneNumber }

/** The password may hold anything while the contact address is the same. */
type ContactsForm = TypedContacts & { currentPassword: string }

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
        technicalPerson: technicalOf({ technicalIsTheSame, technicalPerson }),
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
      const options = { through: callAsCustomer }
      return outcomeOf(await submit('PUT /api/mijn/contactpersonen', contacts, options))
    },
    onTaken: ({ data }) => onSaved(data),
  })
  const { field } = form
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
      <ContactsGroups
        field={field}
        sameBox={form.control('technicalIsTheSame')}
        isTheSame={form.form.watch('technicalIsTheSame')}
      />
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

function formOf(customer: Customer): TypedContacts {
  const { gender, technicalPerson } = customer
  const { phoneNumber: _phone, email: _email, ...name } = contactPersonOf(customer)
  return {
    gender,
    ...name,
    contactDetails: contactDetailsOf(customer),
    ...typedTechnical(technicalPerson),
  }
}
