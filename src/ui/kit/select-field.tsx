import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { classes } from './classes.ts'
import styles from './control.module.css'
import { Field, type FieldTexts, fieldAria } from './field.tsx'

type Props = Omit<ComponentProps<'select'>, 'size'> &
  FieldTexts & {
    options: readonly { value: string; label: string }[]
    /** Shown while nothing is chosen; it cannot be chosen again. */
    placeholder?: string
    size?: 'short' | 'medium' | 'full'
  }

/** A choice from a list; the browser's own, because it works with every keyboard and phone. */
export function SelectField({
  label,
  hint,
  error,
  optional = false,
  options,
  placeholder,
  size = 'full',
  className,
  ...select
}: Props) {
  const ownId = useId()
  const id = select.id ?? select.name ?? ownId
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <span className={classes(styles.control, styles[size], error && styles.invalid)}>
        <select
          {...select}
          id={id}
          className={classes(styles.input, styles.select)}
          {...fieldAria(id, { hint, error })}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </span>
    </Field>
  )
}
