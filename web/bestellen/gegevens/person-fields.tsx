import type { ReactNode } from 'react'
import { PersonInputs } from '../../details/person-inputs.tsx'
import forms from '../../forms/forms.module.css'
import type { DetailsFields } from './details-form.ts'

type Props = {
  of: 'contactPerson' | 'technicalPerson'
  field: DetailsFields
  /** What comes before the name. */
  children?: ReactNode
}

/** What is asked of a contact (order-flow §5). */
export const PersonFields = ({ of, field, children }: Props) => (
  <div className={forms.fields}>
    {children}
    <PersonInputs field={name => field(`${of}.${name}`)} />
  </div>
)
