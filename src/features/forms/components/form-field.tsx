import { formTexts } from '../../../ui/forms/texts.ts'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { RadioGroup } from '../../../ui/kit/radio-group.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { type FormField as Field, prettyName } from '../site-form.ts'

/** The keyboard that a phone shows; whether a field is right, the contract says (validate-fields.ts). */
const types = { text: 'text', email: 'email', tel: 'tel', postcode: 'text' } as const

type Props = {
  formId: string
  field: Field
  /** Error of the last try that still applies. */
  error?: string | undefined
  disabled?: boolean
}

/** One field of a form; `data-type` and `data-pretty` are posted beside its value (marketing-site §3). */
export function FormField({ formId, field, error, disabled }: Props) {
  const { name, label, kind, required, hint, autoComplete, options = [], advice } = field
  const common = {
    id: `${formId}-${name}`,
    name,
    required,
    hint,
    error,
    autoComplete,
    disabled,
    'data-type': kind,
    'data-pretty': prettyName(field),
  }
  const choices = options.map(option => ({ value: option, label: option }))
  switch (kind) {
    case 'checkbox':
      return <Checkbox {...common} label={label} value="true" />
    case 'radio':
      return <RadioGroup {...withoutId(common)} legend={label} options={choices} inRow={!advice} />
    case 'select':
      return (
        <SelectField
          {...common}
          label={label}
          options={choices}
          placeholder={formTexts.choose}
          optional={!required}
          defaultValue=""
          size="medium"
        />
      )
    case 'textarea':
      return <TextArea {...common} label={label} optional={!required} />
    default:
      return (
        <TextField
          {...common}
          type={types[kind]}
          spellCheck={kind === 'email' ? false : undefined}
          label={label}
          optional={!required}
        />
      )
  }
}

/** A group gives each of its radios an id of its own. */
const withoutId = <T extends { id: string }>({ id: _, ...rest }: T) => rest
