import type { UseFormReturn } from 'react-hook-form'
import { bandwidths, type FibreEnquiry } from '../../../../contract/fibre-enquiry.ts'
import { registerWritten } from '../../../details/written-form.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { TypedEnquiry } from './fibre-enquiry-dialog.tsx'
import styles from './fibre-enquiry-fields.module.css'

/** Apart from the address check's ids, which stand on the same page. */
export const enquiryFieldId = (name: string) => `aanvraag-${name}`

type Props = {
  form: UseFormReturn<TypedEnquiry, unknown, FibreEnquiry>
  disabled: boolean
}

/** Order-flow §5: everything is required but the addition. */
export function FibreEnquiryFields({ form, disabled }: Props) {
  const field = (name: keyof TypedEnquiry) => ({
    ...registerWritten(form, name),
    id: enquiryFieldId(name),
    error: form.formState.errors[name]?.message,
  })
  return (
    <fieldset disabled={disabled} className={styles.fields}>
      <legend className="visually-hidden">Je aanvraag</legend>
      <SelectField
        {...field('bandwidth')}
        label="Bandbreedte"
        placeholder="Kies een bandbreedte"
        options={bandwidths.map(bandwidth => ({ value: bandwidth, label: bandwidth }))}
        required
        className={styles.whole}
      />
      <TextField
        {...field('zipCode')}
        label="Postcode"
        autoComplete="postal-code"
        required
        className={styles.whole}
      />
      <TextField {...field('houseNumber')} label="Huisnummer" required />
      <TextField {...field('houseNumberExtension')} label="Toevoeging" optional />
      <TextField {...field('voornaam')} label="Naam" autoComplete="name" required />
      <TextField {...field('bedrijf')} label="Bedrijfsnaam" autoComplete="organization" required />
      <TextField
        {...field('telefoonnummers')}
        label="Telefoonnummer"
        type="tel"
        autoComplete="tel"
        required
      />
      <TextField {...field('email')} label="E-mailadres" type="email" autoComplete="email" required />
    </fieldset>
  )
}
