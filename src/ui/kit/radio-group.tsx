import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { FieldError, FieldHint, fieldAria, OptionalMark } from './field.tsx'
import styles from './option.module.css'

type Props<Value extends string> = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  legend: ReactNode
  name: string
  options: readonly { value: Value; label: ReactNode; hint?: ReactNode }[]
  /** The chosen value; leave it out with `register` of react-hook-form. */
  value?: Value
  onChange?: ComponentProps<'input'>['onChange']
  hint?: ReactNode
  error?: string | undefined
  /** Marks it as a choice that need not be made. */
  optional?: boolean
  /** Beside each other where there is room: for two or three short options. */
  inRow?: boolean
}

/** One choice out of a few, all in sight. The first radio carries the name as its id, for the error summary. */
export function RadioGroup<Value extends string>({
  legend,
  name,
  options,
  value,
  hint,
  error,
  optional = false,
  inRow = false,
  className,
  ...input
}: Props<Value>) {
  const ownId = useId()
  return (
    <fieldset className={classes(styles.group, className)} {...fieldAria(ownId, { hint, error })}>
      <legend className={styles.legend}>
        <span>{legend}</span>
        {optional && <OptionalMark />}
      </legend>
      <FieldHint id={ownId} hint={hint} />
      <div className={classes(styles.options, inRow && styles.inRow)}>
        {options.map((option, position) => {
          const id = position === 0 ? name : `${name}-${position + 1}`
          return (
            <div key={option.value} className={styles.option}>
              <input
                {...input}
                {...fieldAria(id, { hint: option.hint })}
                type="radio"
                id={id}
                name={name}
                value={option.value}
                {...(value !== undefined && { checked: value === option.value })}
                className={classes(styles.box, styles.round)}
              />
              <div className={styles.words}>
                <label htmlFor={id}>{option.label}</label>
                <FieldHint id={id} hint={option.hint} />
              </div>
            </div>
          )
        })}
      </div>
      <FieldError id={ownId} error={error} />
    </fieldset>
  )
}
