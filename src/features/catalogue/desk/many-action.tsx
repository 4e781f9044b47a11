import { type FormEvent, useState } from 'react'
import { centsFromTyped } from '../../../common/typed-money.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { RadioGroup } from '../../../ui/kit/radio-group.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { type BulkAction, type Rounding, roundings } from '../bulk-change.ts'
import styles from '../components/catalogue.module.css'
import type { OfferingRow } from '../desk-schemas.ts'
import { bulkTexts as texts } from '../texts-bulk.ts'
import { termWords } from './many-choice.tsx'

const kinds = ['percentage', 'amount', 'move', 'end'] as const
type Kind = (typeof kinds)[number]

/** A typed amount that may be below 0, in cents; null where it is none. */
function signedCents(typed: string): number | null {
  const text = typed.trim()
  const isBelow = /^[-−]/.test(text)
  const cents = centsFromTyped(text.replace(/^[-−+]/, ''))
  return cents === null || !isBelow ? cents : -cents
}

type Props = {
  /** Those that are not chosen, behind which the chosen can be put. */
  rows: readonly OfferingRow[]
  isBusy: boolean
  onChanged: () => void
  onShow: (deed: BulkAction) => void
}

/** Asks what happens to the chosen. */
export function ManyAction({ rows, isBusy, onChanged, onShow }: Props) {
  const [kind, setKind] = useState<Kind>('percentage')
  const [typed, setTyped] = useState('')
  const [rounding, setRounding] = useState<Rounding>(1)
  const [behind, setBehind] = useState('')
  const [error, setError] = useState<string | undefined>()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (kind === 'end') return onShow({ kind })
    if (kind === 'move') return onShow({ kind, behind: behind === '' ? null : Number(behind) })
    const value = signedCents(typed.replace('%', ''))
    if (value === null || value === 0) {
      setError(texts[kind])
      document.getElementById('samen-waarde')?.focus()
      return
    }
    onShow(kind === 'amount' ? { kind, cents: value, rounding } : { kind, hundredths: value, rounding })
  }
  const change = (act: () => void) => {
    act()
    setError(undefined)
    onChanged()
  }

  return (
    <form className={styles.group} onSubmit={submit} noValidate>
      <RadioGroup
        legend={texts.kind}
        name="samen-soort"
        value={kind}
        inRow
        options={kinds.map(value => ({ value, label: texts.kinds[value] }))}
        onChange={({ target }) => change(() => setKind(kinds.find(each => each === target.value) ?? kind))}
      />
      {(kind === 'percentage' || kind === 'amount') && (
        <PriceFields
          kind={kind}
          typed={typed}
          rounding={rounding}
          error={error}
          onType={value => change(() => setTyped(value))}
          onRound={value => change(() => setRounding(value))}
        />
      )}
      {kind === 'move' && (
        <SelectField
          name="samen-achter"
          label={texts.behindLabel}
          value={behind}
          options={[
            { value: '', label: texts.first },
            ...rows.map(({ id, name, contractDuration }) => ({
              value: String(id),
              label: `${name}, ${termWords(contractDuration)}`,
            })),
          ]}
          onChange={({ target }) => change(() => setBehind(target.value))}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" busy={isBusy}>
          {texts.show}
        </Button>
      </div>
    </form>
  )
}

type PriceProps = {
  kind: 'percentage' | 'amount'
  typed: string
  rounding: Rounding
  error: string | undefined
  onType: (typed: string) => void
  onRound: (rounding: Rounding) => void
}

const PriceFields = ({ kind, typed, rounding, error, onType, onRound }: PriceProps) => (
  <div className={styles.grid}>
    <TextField
      id="samen-waarde"
      name="samen-waarde"
      label={kind === 'amount' ? texts.amountLabel : texts.percentageLabel}
      hint={texts.minusHint}
      suffix={kind === 'amount' ? '€' : '%'}
      size="medium"
      autoComplete="off"
      value={typed}
      error={error}
      onChange={({ target }) => onType(target.value)}
    />
    <SelectField
      name="samen-afronden"
      label={texts.roundingLabel}
      hint={texts.roundingHint}
      value={String(rounding)}
      options={roundings.map(value => ({ value: String(value), label: texts.roundings[value] }))}
      onChange={({ target }) => onRound(roundings.find(each => String(each) === target.value) ?? rounding)}
    />
  </div>
)
