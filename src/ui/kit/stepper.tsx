import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { classes } from './classes.ts'
import { clampQuantity, type QuantityRange } from './quantity.ts'
import styles from './stepper.module.css'
import { uiTexts } from './texts.ts'

type Props = QuantityRange & {
  /** Counted subject, part of every button's name. */
  label: string
  /** Null while it is not known: nothing shows then, and nothing can be changed. */
  value: number | null
  onChange(quantity: number): void
  /** Drawn lower on a phone than the place that can be pressed, for lines that stand close. */
  compact?: boolean
  id?: string
}

/** How many: by button, by arrow key or typed. What is typed counts when the field is left or Enter is pressed; what is no number does not. */
export function Stepper({ label, value, onChange, min = 0, max = 99, compact = false, id }: Props) {
  const ownId = useId()
  const inputId = id ?? ownId
  const [typed, setTyped] = useState<string | null>(null)
  const disabled = value === null
  const current = value ?? min

  const change = (wanted: number) => {
    setTyped(null)
    const quantity = clampQuantity(wanted, { min, max })
    if (quantity !== current) onChange(quantity)
  }
  const takeTyped = () => {
    if (typed !== null)
      change(/^\s*-?\d+([.,]\d*)?\s*$/.test(typed) ? Number(typed.replace(',', '.')) : current)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = { ArrowUp: current + 1, ArrowDown: current - 1 }[event.key]
    if (wanted === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (wanted === undefined) takeTyped()
    else change(wanted)
  }

  return (
    <div className={classes(styles.stepper, compact && styles.compact)}>
      <button
        type="button"
        className={styles.button}
        aria-label={uiTexts.stepper.less(label)}
        aria-controls={inputId}
        disabled={disabled}
        aria-disabled={current <= min}
        onClick={() => change(current - 1)}
      >
        <Minus aria-hidden="true" />
      </button>
      <input
        id={inputId}
        className={styles.input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={uiTexts.stepper.quantity(label)}
        aria-valuenow={value ?? undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        disabled={disabled}
        value={typed ?? value ?? ''}
        onChange={event => setTyped(event.target.value)}
        onFocus={event => event.target.select()}
        onBlur={takeTyped}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={styles.button}
        aria-label={uiTexts.stepper.more(label)}
        aria-controls={inputId}
        disabled={disabled}
        aria-disabled={current >= max}
        onClick={() => change(current + 1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  )
}
