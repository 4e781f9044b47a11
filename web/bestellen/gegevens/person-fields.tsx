import type { ReactNode } from 'react'
import forms from '../../details/forms.module.css'
import { TextField } from '../../ui/text-field.tsx'
import type { DetailsFields } from './details-form.ts'

type Props = {
  of: 'contactPerson' | 'technicalPerson'
  field: DetailsFields
  /** What comes before the name. */
  children?: ReactNode
}

/** Name, phone and e-mail of a contact; all required (order-flow §5). */
export const PersonFields = ({ of, field, children }: Props) => (
  <div className={forms.fields}>
    {children}
    <TextField {...field(`${of}.firstName`)} label="Voornaam" autoComplete="given-name" />
    <TextField {...field(`${of}.lastName`)} label="Achternaam" autoComplete="family-name" />
    <TextField {...field(`${of}.phoneNumber`)} label="Telefoonnummer" type="tel" autoComplete="tel" />
    <TextField {...field(`${of}.email`)} label="E-mailadres" type="email" autoComplete="email" />
  </div>
)
