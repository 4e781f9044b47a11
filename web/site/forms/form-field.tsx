import { formTexts } from '../../../content/form-texts.ts'
import { type FormField as Field, prettyName } from '../../../content/site-form.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** Longest inputs; the server judges again (server/site-forms/form-fields.ts). */
const longest = { text: 100, message: 4000 } as const

/** What the browser itself can say about a field, and the keyboard that a phone shows. */
const judged = {
  text: { type: 'text' },
  email: {
    type: 'email',
    pattern: '[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}',
    title: 'Vul een e-mailadres in, bijvoorbeeld naam@bedrijf.nl',
    spellCheck: false,
  },
  tel: {
    type: 'tel',
    pattern: '[+0-9][0-9 \\(\\)\\-]{8,20}',
    title: 'Vul een telefoonnummer in, bijvoorbeeld 020 123 45 67',
  },
  postcode: {
    type: 'text',
    pattern: '\\s*[1-9][0-9]{3}\\s*[A-Za-z]{2}\\s*',
    title: 'Vul een postcode in, bijvoorbeeld 1234 AB',
  },
} as const

/** One field of a form; `data-type` and `data-pretty` are posted beside its value (marketing-site §3). */
export function FormField({ formId, field }: { formId: string; field: Field }) {
  const { name, label, kind, required, hint, autoComplete, options = [] } = field
  const common = {
    id: `${formId}-${name}`,
    name,
    required,
    hint,
    autoComplete,
    'data-type': kind,
    'data-pretty': prettyName(field),
  }
  const choices = options.map(option => ({ value: option, label: option }))
  switch (kind) {
    case 'checkbox':
      return <Checkbox {...common} label={label} value="true" />
    case 'radio':
      return <RadioGroup {...withoutId(common)} legend={label} options={choices} inRow />
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
      return <TextArea {...common} label={label} optional={!required} maxLength={longest.message} />
    default:
      return (
        <TextField
          {...common}
          {...judged[kind]}
          label={label}
          optional={!required}
          maxLength={longest.text}
        />
      )
  }
}

/** A group gives each of its radios an id of its own. */
const withoutId = <T extends { id: string }>({ id: _, ...rest }: T) => rest
