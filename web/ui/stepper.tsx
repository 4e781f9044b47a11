import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { clampQuantity, type QuantityRange } from './quantity.ts'
import styles from './stepper.module.css'

type Props = QuantityRange & {
  /** What is counted; part of every button's name. */
  label: string
  value: number
  onChange(quantity: number): void
  disabled?: boolean
  id?: string
}

/** How many: by button, by arrow key or typed. What is typed counts when the field is left or Enter is pressed. */
export function Stepper({ label, value, onChange, min = 0, max = 99, disabled = false, id }: Props) {
  const ownId = useId()
  const inputId = id ?? ownId
  const [typed, setTyped] = useState<string | null>(null)

  const change = (wanted: number) => {
    setTyped(null)
    const quantity = clampQuantity(wanted, { min, max })
    if (quantity !== value) onChange(quantity)
  }
  const takeTyped = () => {
    if (typed !== null) change(typed.trim() === '' ? value : Number(typed.replace(',', '.')))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = {
      ArrowUp: value + 1,
      ArrowDown: value - 1,
      Home: min,
      End: max,
    }[event.key]
    if (wanted === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (wanted === undefined) takeTyped()
    else change(wanted)
  }

  return (
    <div className={styles.stepper}>
      <button
        type="button"
        className={styles.button}
        aria-label={`Eén minder: ${label}`}
        aria-controls={inputId}
        disabled={disabled}
        aria-disabled={value <= min}
        onClick={() => change(value - 1)}
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
        aria-label={`Aantal: ${label}`}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        disabled={disabled}
        value={typed ?? value}
        onChange={event => setTyped(event.target.value)}
        onFocus={event => event.target.select()}
        onBlur={takeTyped}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={styles.button}
        aria-label={`Eén meer: ${label}`}
        aria-controls={inputId}
        disabled={disabled}
        aria-disabled={value >= max}
        onClick={() => change(value + 1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  )
}
