import { Card } from '../../../ui/desk/card.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { TextWithAmounts } from '../../../ui/kit/text-with-amounts.tsx'
import { needsWord, promiseOfRow, rowOf } from '../../addresses/line-promise.ts'
import type { ProductOffering } from '../../catalogue/product.ts'
import { rowInWords } from '../row-texts.ts'
import { deskQuoteTexts as texts } from '../texts-desk.ts'
import styles from './quotes.module.css'
import { type DraftErrors, noDelivery, type TypedDelivery } from './typed-draft.ts'

type Props = {
  /** The line at its address, with what is said so far. */
  line: ProductOffering
  typed: TypedDelivery
  errors: DraftErrors
  onChange: (typed: TypedDelivery) => void
}

/** A refusal about the delivery has its fields, also while the networks did not answer here. */
export const saysDelivery = (errors: DraftErrors): boolean =>
  Object.keys(errors).some(path => path.startsWith('delivery.'))

/** When a line that is not ready is delivered and what its construction costs: what the networks say, and a colleague in its place. */
export function DeliveryCard({ line, typed, errors, onChange }: Props) {
  const row = rowOf(line)
  if (promiseOfRow(row).obtainable === 'now' && isEmpty(typed) && !saysDelivery(errors)) return null
  const isMissing = needsWord(line)
  const field = (name: keyof TypedDelivery, label: string, error: string | undefined) => (
    <TextField
      name={`delivery.${name}`}
      label={label}
      size="short"
      inputMode={name === 'construction' ? 'decimal' : 'numeric'}
      optional={!isMissing}
      error={error}
      value={typed[name]}
      onChange={event => onChange({ ...typed, [name]: event.target.value })}
    />
  )
  return (
    <Card title={texts.delivery}>
      <Notice kind={isMissing ? 'warning' : 'info'}>
        <p>
          <TextWithAmounts>{texts.availability(line.name, rowInWords(line))}</TextWithAmounts>
        </p>
        <p>{isMissing ? texts.deliveryMissing : texts.deliveryHint}</p>
      </Notice>
      <div className={styles.row}>
        {field('weeksFrom', texts.weeksFrom, errors['delivery.weeksFrom'])}
        {field('weeksTo', texts.weeksTo, errors['delivery.weeksTo'])}
        {field('construction', texts.construction, errors['delivery.construction'])}
      </div>
    </Card>
  )
}

const isEmpty = (typed: TypedDelivery): boolean =>
  Object.values({ ...noDelivery, ...typed }).every(text => text.trim() === '')
