import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { FieldError, FieldHint, fieldAria } from './field.tsx'
import styles from './option.module.css'

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

/** One thing to agree with or to switch on. The label may hold links. */
export function Checkbox({ label, hint, error, className, ...input }: Props) {
  const ownId = useId()
  const id = input.id ?? input.name ?? ownId
  return (
    <div className={classes(styles.option, className)}>
      <input {...input} {...fieldAria(id, { hint, error })} type="checkbox" id={id} className={styles.box} />
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        <FieldHint id={id} hint={hint} />
        <FieldError id={id} error={error} />
      </div>
    </div>
  )
}
