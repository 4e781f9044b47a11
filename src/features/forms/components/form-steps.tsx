import { formTexts, stepTexts } from '../../../ui/forms/texts.ts'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { classes } from '../../../ui/kit/classes.ts'
import { RadioGroup } from '../../../ui/kit/radio-group.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { type FormField as Field, type FormStep, prettyName } from '../site-form.ts'
import styles from './site-form.module.css'

/** The keyboard that a phone shows; whether a field is right, the contract says (validate-fields.ts). */
const types = { text: 'text', email: 'email', tel: 'tel', postcode: 'text' } as const

type FormFieldProps = {
  formId: string
  field: Field
  /** Error of the last try that still applies. */
  error?: string | undefined
  disabled?: boolean
}

/** One field of a form; `data-type` and `data-pretty` are posted beside its value (marketing-site §3). */
export function FormField({ formId, field, error, disabled }: FormFieldProps) {
  const { name, label, kind, required, hint, autoComplete, options = [], advice, given } = field
  const posted = { name, 'data-type': kind, 'data-pretty': prettyName(field) }
  if (given !== undefined) return <input {...posted} type="hidden" value={given} />
  const common = { ...posted, id: `${formId}-${name}`, required, hint, error, autoComplete, disabled }
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

type Props = {
  formId: string
  fields: readonly Field[]
  /** null: all fields stand in one. */
  steps: readonly FormStep[] | null
  /** Errors by field name. */
  errors: ReadonlyMap<string, string>
  /** The position of the one that shows. */
  current: number
  /** Answers of the earlier steps. */
  answers: FormData | null
  isLocked: boolean
}

/**
 * The fields of a form, in steps where it has them (marketing-site §2.7). What lies ahead is disabled, so that the browser
 * judges no further than the visitor has come. Before React is there they may be locked already (src/ui/islands/saved-input.ts).
 */
export function FormSteps({ formId, fields, steps, errors, current, answers, isLocked }: Props) {
  if (!steps)
    return (
      <fieldset className={styles.fields} disabled={isLocked} suppressHydrationWarning>
        {fields.map(field => (
          <FormField key={field.name} formId={formId} field={field} error={errors.get(field.name)} />
        ))}
      </fieldset>
    )
  return steps.map((step, position) => (
    <fieldset
      key={step.title}
      className={classes(styles.fields, styles.step)}
      disabled={isLocked}
      suppressHydrationWarning
      hidden={position !== current}
    >
      <div>
        <p className={styles.progress}>{stepTexts.progress(position + 1, steps.length)}</p>
        <h3 tabIndex={-1}>{step.title}</h3>
      </div>
      {position === current && answers && <Advice fields={fields} answers={answers} />}
      {step.text && <p>{step.text}</p>}
      {fields
        .filter(({ name }) => step.fields.includes(name))
        .map(field => (
          <FormField
            key={field.name}
            formId={formId}
            field={field}
            error={errors.get(field.name)}
            disabled={position > current}
          />
        ))}
    </fieldset>
  ))
}

/** Advice for the chosen options, if the form has any. */
function Advice({ fields, answers }: { fields: readonly Field[]; answers: FormData }) {
  const fitting = fields.flatMap(({ name, label, options = [], advice }) => {
    const fits = advice?.[options.indexOf(String(answers.get(name)))]
    return fits ? [{ name, question: label, ...fits }] : []
  })
  if (fitting.length === 0) return null
  return (
    <ul className={`plain-list ${styles.advice}`}>
      {fitting.map(({ name, question, label, to }) => (
        <li key={name}>
          <span>{question}</span>
          <a href={to}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
