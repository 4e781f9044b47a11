import { type ComponentProps, useId } from 'react'
import { classes } from './classes.ts'
import styles from './control.module.css'
import { Field, type FieldTexts, fieldAria } from './field.tsx'

/** A text of several lines; grows with what is typed where the browser can do that. */
export function TextArea({
  label,
  hint,
  error,
  optional = false,
  className,
  ...textarea
}: ComponentProps<'textarea'> & FieldTexts) {
  const ownId = useId()
  const id = textarea.id ?? textarea.name ?? ownId
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <span className={classes(styles.control, error && styles.invalid)}>
        <textarea
          rows={5}
          {...textarea}
          id={id}
          className={classes(styles.input, styles.lines)}
          {...fieldAria(id, { hint, error })}
        />
      </span>
    </Field>
  )
}
