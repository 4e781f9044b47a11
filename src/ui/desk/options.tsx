import { Checkbox } from '../kit/checkbox.tsx'
import { FieldError } from '../kit/field.tsx'
import styles from './options.module.css'

type Props = {
  /** Before the ids of the boxes. */
  name: string
  legend: string
  hint: string
  /** Labels by value. */
  options: ReadonlyMap<string, string>
  chosen: readonly string[]
  error?: string | undefined
  onChange: (chosen: readonly string[]) => void
}

/** Any of several values. */
export const Options = ({ name, legend, hint, options, chosen, error, onChange }: Props) => (
  <fieldset className={styles.group} id={name}>
    <legend>{legend}</legend>
    <p className={styles.soft}>{hint}</p>
    <FieldError id={name} error={error} />
    <div className={styles.choices}>
      {[...options].map(([value, label]) => (
        <Checkbox
          key={value}
          id={`${name}-${value}`}
          label={label}
          checked={chosen.includes(value)}
          onChange={event =>
            onChange(event.target.checked ? [...chosen, value] : chosen.filter(each => each !== value))
          }
        />
      ))}
    </div>
  </fieldset>
)
