import { Plus, Trash2 } from 'lucide-react'
import { Card } from '../../../ui/desk/card.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { mostFreeLines } from '../../carts/order-lines.ts'
import type { BillingPeriod } from '../discounts.ts'
import { deskQuoteTexts as texts } from '../texts-desk.ts'
import styles from './quotes.module.css'
import { type DraftErrors, newFreeLine, type TypedFreeLine } from './typed-draft.ts'

export const billingPeriods: readonly { value: BillingPeriod; label: string }[] = [
  { value: 'month', label: texts.month },
  { value: 'once', label: texts.once },
]

type Props = {
  lines: readonly TypedFreeLine[]
  errors: DraftErrors
  onChange: (lines: readonly TypedFreeLine[]) => void
}

/** Lines with products outside the catalogue. */
export function FreeLines({ lines, errors, onChange }: Props) {
  const change = (key: string, part: Partial<TypedFreeLine>) =>
    onChange(lines.map(line => (line.key === key ? { ...line, ...part } : line)))
  return (
    <Card title={texts.freeLines}>
      <p className={styles.note}>{texts.freeLinesHint}</p>
      {lines.map((line, place) => {
        const at = (field: string) => ({
          name: `freeLines.${place}.${field}`,
          error: errors[`freeLines.${place}.${field}`],
        })
        return (
          <fieldset key={line.key} className={styles.entry}>
            <legend className={styles.legend}>{texts.freeLine(place + 1)}</legend>
            <TextField
              {...at('text')}
              label={texts.text}
              value={line.text}
              onChange={event => change(line.key, { text: event.target.value })}
            />
            <div className={styles.row}>
              <TextField
                {...at('quantity')}
                label={texts.quantity}
                size="short"
                inputMode="numeric"
                value={line.quantity}
                onChange={event => change(line.key, { quantity: event.target.value })}
              />
              <TextField
                {...at('price')}
                label={texts.price}
                size="medium"
                inputMode="decimal"
                value={line.price}
                onChange={event => change(line.key, { price: event.target.value })}
              />
              <SelectField
                {...at('per')}
                label={texts.per}
                size="medium"
                options={billingPeriods}
                value={line.per}
                onChange={event => change(line.key, { per: event.target.value as BillingPeriod })}
              />
            </div>
            <Button
              variant="quiet"
              small
              icon={<Trash2 aria-hidden="true" />}
              aria-label={`${texts.freeLine(place + 1)} ${texts.remove.toLowerCase()}`}
              onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
            >
              {texts.remove}
            </Button>
          </fieldset>
        )
      })}
      {lines.length < mostFreeLines && (
        <div>
          <Button
            variant="secondary"
            small
            icon={<Plus aria-hidden="true" />}
            onClick={() => onChange([...lines, newFreeLine()])}
          >
            {texts.addFreeLine}
          </Button>
        </div>
      )}
    </Card>
  )
}
