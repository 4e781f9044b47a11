import type { FieldOf } from '../../../ui/forms/form-fields.ts'
import forms from '../../../ui/forms/forms.module.css'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { type PersonField, personFields } from '../person.ts'
import { NameField } from './name-field.tsx'

/** Autofill tokens that the kind of the field does not imply. */
const autoComplete: Readonly<Partial<Record<PersonField, string>>> = {
  firstName: 'given-name',
  lastName: 'family-name',
}

/** An input for each field of a person, wherever one is asked for. */
export const PersonInputs = ({ field }: { field: FieldOf<PersonField> }) => {
  const input = (name: PersonField) => {
    const known = field(name)
    const Input = names.includes(name) ? NameField : TextField
    return <Input key={name} {...known} autoComplete={autoComplete[name] ?? known.autoComplete} />
  }
  return (
    <>
      <div className={forms.pair}>{names.map(input)}</div>
      {personFields.filter(name => !names.includes(name)).map(input)}
    </>
  )
}

const names: readonly PersonField[] = ['firstName', 'lastName']
