import { useId } from 'react'
import styles from './segmented-choice.module.css'
import { TextWithAmounts } from './text-with-amounts.tsx'

type Props<Value extends string | number> = {
  legend: string
  name: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange(value: Value): void
  /** Consequence of the choice, read out with it. */
  hint: string
}

/** A choice of a few short options in one row, as radios. */
export function SegmentedChoice<Value extends string | number>({
  legend,
  name,
  options,
  value,
  onChange,
  hint,
}: Props<Value>) {
  const hintId = useId()
  return (
    <fieldset className={styles.choice} aria-describedby={hintId}>
      <legend className="visually-hidden">{legend}</legend>
      {/* A legend cannot stand in a row with what it names. */}
      <span className={styles.legend} aria-hidden="true">
        {legend}
      </span>
      <div className={styles.options}>
        {options.map(option => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={styles.input}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <p id={hintId} className={styles.hint}>
        <TextWithAmounts>{hint}</TextWithAmounts>
      </p>
    </fieldset>
  )
}
