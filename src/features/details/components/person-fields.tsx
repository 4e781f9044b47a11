import type { FieldOf } from '../../../ui/forms/form-fields.ts'
import forms from '../../../ui/forms/forms.module.css'
import type { Elements } from '../../../ui/kit/elements.ts'
import type { PersonField } from '../person.ts'
import { PersonInputs } from './person-inputs.tsx'

type Props<Of extends string> = {
  /** Path of the person in the form. */
  of: Of
  field: FieldOf<`${Of}.${PersonField}`>
  /** Fields before the name. */
  children?: Elements
}

/** Fields of a contact person (order-flow §5). */
export const PersonFields = <Of extends string>({ of, field, children }: Props<Of>) => (
  <div className={forms.fields}>
    {children}
    <PersonInputs field={name => field(`${of}.${name}`)} />
  </div>
)
