import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import {
  type ContactDetails,
  Contacts,
  type Customer,
  CustomerDetails,
  changeContacts,
} from '../../../contract/customer.ts'
import { contactPersonOf, forEachField, type PersonField, personFields } from '../../../domain/person.ts'
import { AddressedPersonFields, Group } from '../../details/details-groups.tsx'
import { formBehaviour, messageOf } from '../../details/form-behaviour.ts'
import forms from '../../details/forms.module.css'
import { registerWritten, writtenForm } from '../../details/written-form.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { callAsCustomer } from '../call-as-customer.ts'
import type { FormWays } from '../changeable.tsx'
import { SavedForm } from '../saved-form.tsx'
import { savingOf, useSaving } from '../use-saving.ts'
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

const fields = [
  'gender',
  ...personFields.map(pathOf),
  'technicalPerson.gender',
  ...personFields.map(field => `technicalPerson.${field}` as const),
] as const

type Props = FormWays & { customer: Customer }

/** The contact person and, where it is somebody else, the technical one (order-flow §2 and §3). */
export function ContactsForm({ customer, onSaved, onCancel }: Props) {
  const form = useForm<ContactsForm, unknown, Contacts>({
    resolver: zodResolver(TypedContacts),
    defaultValues: writtenForm(formOf(customer)),
    ...formBehaviour,
  })
  const saving = useSaving(form, fields, {
    send: async body => savingOf(await callAsCustomer(changeContacts, { body, answer: CustomerDetails })),
    onSaved: ({ data }) => onSaved(data),
  })
  const { errors } = form.formState
  const field = (name: (typeof fields)[number]) => ({
    ...registerWritten(form, name),
    error: messageOf(errors, name),
  })
  const isTheSame = form.watch('technicalIsTheSame')
  return (
    <SavedForm
      saving={saving}
      submitLabel="Contactpersonen opslaan"
      actions={
        <Button variant="quiet" onClick={onCancel}>
          Annuleren
        </Button>
      }
    >
      <Group legend="Contactpersoon" disabled={saving.isSaving}>
        <AddressedPersonFields field={name => field(name === 'gender' ? name : pathOf(name))} />
      </Group>
      <Group legend="Technische contactpersoon" disabled={saving.isSaving}>
        <Checkbox
          {...form.register('technicalIsTheSame')}
          label="De technische contactpersoon is dezelfde als de contactpersoon"
          className={forms.wide}
        />
        {!isTheSame && <AddressedPersonFields field={name => field(`technicalPerson.${name}`)} />}
      </Group>
    </SavedForm>
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
