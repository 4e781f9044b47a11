import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import styles from './control.module.css'
import { Field, type FieldTexts, fieldAria } from './field.tsx'

type Props = Omit<ComponentProps<'input'>, 'prefix' | 'size'> &
  FieldTexts & {
    /** Stands inside the field, after what is typed: a unit. */
    suffix?: ReactNode
    /** How much is expected, so that the width hints at the answer. */
    size?: 'short' | 'medium' | 'full'
  }

/**
 * One line of text. `{...register('name')}` of react-hook-form fits; the id is the name unless given, so that an
 * error summary can link to `#name`.
 */
export function TextField({
  label,
  hint,
  error,
  optional = false,
  roomForError = false,
  suffix,
  size = 'full',
  className,
  ...input
}: Props) {
  const ownId = useId()
  const id = input.id ?? input.name ?? ownId
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      roomForError={roomForError}
      className={className}
    >
      <span className={classes(styles.control, styles[size], error && styles.invalid)}>
        <input type="text" {...fieldAria(id, { hint, error })} {...input} id={id} className={styles.input} />
        {suffix && <span className={styles.affix}>{suffix}</span>}
      </span>
    </Field>
  )
}
