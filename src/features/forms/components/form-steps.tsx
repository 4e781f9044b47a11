import { stepTexts } from '../../../ui/forms/texts.ts'
import { classes } from '../../../ui/kit/classes.ts'
import type { FormField as Field, FormStep } from '../site-form.ts'
import { FormField } from './form-field.tsx'
import styles from './site-form.module.css'

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
