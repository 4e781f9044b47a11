import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Contacts, type Customer, CustomerDetails, changeContacts } from '../../../contract/customer.ts'
import type { FieldOf } from '../../details/details-fields.ts'
import { Group, NameFields } from '../../details/details-groups.tsx'
import { formBehaviour, messageOf } from '../../details/form-behaviour.ts'
import forms from '../../details/forms.module.css'
import { registerWritten, writtenForm } from '../../details/written-form.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { callAsCustomer } from '../call-as-customer.ts'
import type { FormWays } from '../changeable.tsx'
import { SavedForm } from '../saved-form.tsx'
import { savingOf, useSaving } from '../use-saving.ts'
import { contactDetailsOf } from './contact-details.ts'

type ContactsForm = {
  gender: Customer['gender']
  firstName: string
  lastName: string
  contactDetails: { phoneNumber: string; email: string }
  technicalIsTheSame: boolean
  /** May hold anything while it is the same as the contact person. */
  technicalPerson: {
    gender: Customer['gender']
    firstName: string
    lastName: string
    phoneNumber: string
    email: string
  }
}

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
  'firstName',
  'lastName',
  'contactDetails.phoneNumber',
  'contactDetails.email',
  'technicalPerson.gender',
  'technicalPerson.firstName',
  'technicalPerson.lastName',
  'technicalPerson.phoneNumber',
  'technicalPerson.email',
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
        <NameFields field={field} />
        <ReachFields field={name => field(`contactDetails.${name}`)} />
      </Group>
      <Group legend="Technische contactpersoon" disabled={saving.isSaving}>
        <Checkbox
          {...form.register('technicalIsTheSame')}
          label="De technische contactpersoon is dezelfde als de contactpersoon"
          className={forms.wide}
        />
        {!isTheSame && (
          <>
            <NameFields field={name => field(`technicalPerson.${name}`)} />
            <ReachFields field={name => field(`technicalPerson.${name}`)} />
          </>
        )}
      </Group>
    </SavedForm>
  )
}

const ReachFields = ({ field }: { field: FieldOf<'phoneNumber' | 'email'> }) => (
  <>
    <TextField {...field('phoneNumber')} label="Telefoonnummer" type="tel" autoComplete="tel" />
    <TextField {...field('email')} label="E-mailadres" type="email" autoComplete="email" />
  </>
)

const nobody = { gender: 'MALE', firstName: '', lastName: '', phoneNumber: '', email: '' } as const

function formOf(customer: Customer): ContactsForm {
  const { gender, firstName, lastName, technicalPerson } = customer
  return {
    gender,
    firstName,
    lastName,
    contactDetails: contactDetailsOf(customer),
    technicalIsTheSame: technicalPerson === null,
    technicalPerson: technicalPerson ?? nobody,
  }
}
