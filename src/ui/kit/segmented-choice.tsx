import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import styles from './segmented-choice.module.css'
import { TextWithAmounts } from './text-with-amounts.tsx'

type Option<Value> = {
  value: Value
  label: string
  /** Consequence of the choice, read out with it; shown of the one that is chosen. */
  hint: ReactNode
}

type Props<Value extends string | number> = {
  legend: string
  /** For a legend that a heading above already says. */
  hideLegend?: boolean
  name: string
  options: readonly Option<Value>[]
  /** null while it is not known. */
  value: Value | null
  onChange(value: Value): void
}

/** A choice of a few short options in one row, as radios. All hints share one place, so that nothing moves with the choice. */
export function SegmentedChoice<Value extends string | number>({
  legend,
  hideLegend = false,
  name,
  options,
  value,
  onChange,
}: Props<Value>) {
  const ownId = useId()
  const hintOf = (option: Option<Value>) => (option.hint ? `${ownId}-${option.value}` : undefined)
  return (
    <fieldset className={classes(styles.choice, hideLegend && styles.withoutLegend)}>
      <legend className="visually-hidden">{legend}</legend>
      {/* A legend cannot stand in a row with what it names. */}
      {!hideLegend && (
        <span className={styles.legend} aria-hidden="true">
          {legend}
        </span>
      )}
      <div className={styles.options}>
        {options.map(option => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-describedby={hintOf(option)}
              className={styles.input}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <div className={styles.hints}>
        {options.map(option => (
          <p key={option.value} id={hintOf(option)} data-shown={option.value === value}>
            {typeof option.hint === 'string' ? <TextWithAmounts>{option.hint}</TextWithAmounts> : option.hint}
          </p>
        ))}
      </div>
    </fieldset>
  )
}
