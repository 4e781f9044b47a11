import type { PersonField } from '../../domain/person.ts'
import type { FieldOf } from '../forms/form-fields.ts'
import forms from '../forms/forms.module.css'
import type { Elements } from '../ui/elements.ts'
import { PersonInputs } from './person-inputs.tsx'

type Props<Of extends string> = {
  /** What the form calls the person. */
  of: Of
  field: FieldOf<`${Of}.${PersonField}`>
  /** What comes before the name. */
  children?: Elements
}

/** What is asked of a contact (order-flow §5). */
export const PersonFields = <Of extends string>({ of, field, children }: Props<Of>) => (
  <div className={forms.fields}>
    {children}
    <PersonInputs field={name => field(`${of}.${name}`)} />
  </div>
)
