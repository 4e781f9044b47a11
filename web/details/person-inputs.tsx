import type { ComponentProps } from 'react'
import { type PersonField, personFields } from '../../domain/person.ts'
import { TextField } from '../ui/text-field.tsx'
import type { FieldOf } from './details-fields.ts'

const inputs: Readonly<Record<PersonField, ComponentProps<typeof TextField>>> = {
  firstName: { label: 'Voornaam', autoComplete: 'given-name' },
  lastName: { label: 'Achternaam', autoComplete: 'family-name' },
  phoneNumber: { label: 'Telefoonnummer', type: 'tel', autoComplete: 'tel' },
  email: { label: 'E-mailadres', type: 'email', autoComplete: 'email' },
}

/** An input for each field of a person, wherever one is asked for. */
export const PersonInputs = ({ field }: { field: FieldOf<PersonField> }) =>
  personFields.map(name => <TextField key={name} {...field(name)} {...inputs[name]} />)
