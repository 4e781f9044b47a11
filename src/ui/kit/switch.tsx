import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { FieldHint, fieldAria } from './field.tsx'
import styles from './switch.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode
  /** Consequence, below the label. */
  hint?: ReactNode
  small?: boolean
}

/** Something that is on or off and takes effect at once. */
export function Switch({ label, hint, small = false, className, ...input }: Props) {
  const ownId = useId()
  const id = input.id ?? ownId
  return (
    <div className={classes(styles.option, small && styles.small, className)}>
      <input
        {...input}
        {...fieldAria(id, { hint })}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state
        role="switch"
        id={id}
        className={styles.switch}
      />
      <div className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <FieldHint id={id} hint={hint} />
      </div>
    </div>
  )
}
