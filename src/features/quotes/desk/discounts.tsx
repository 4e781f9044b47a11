import { Plus, Trash2 } from 'lucide-react'
import { Card } from '../../../ui/desk/card.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import type { BillingPeriod, Discount } from '../discounts.ts'
import { mostDiscounts } from '../part.ts'
import { deskQuoteTexts as texts } from '../texts-desk.ts'
import { billingPeriods } from './free-lines.tsx'
import styles from './quotes.module.css'
import { type DraftErrors, newDiscount, type TypedDiscount } from './typed-draft.ts'

const kinds: readonly { value: Discount['as']; label: string }[] = [
  { value: 'percentage', label: texts.percentage },
  { value: 'amount', label: texts.amount },
]

type Props = {
  title: string
  hint: string
  /** Before the names of its fields, where a page has two of these. */
  prefix?: string
  /** Products that a discount can be given on; none for discounts on the whole. */
  products?: readonly { readonly id: number; readonly name: string; readonly per: BillingPeriod }[]
  /** How many there can be. */
  most?: number
  discounts: readonly TypedDiscount[]
  errors: DraftErrors
  onChange: (discounts: readonly TypedDiscount[]) => void
}

/** Discounts with their reasons. */
export function Discounts({
  title,
  hint,
  prefix = '',
  products = [],
  most = mostDiscounts,
  discounts,
  errors,
  onChange,
}: Props) {
  const change = (key: string, part: Partial<TypedDiscount>) =>
    onChange(discounts.map(discount => (discount.key === key ? { ...discount, ...part } : discount)))
  return (
    <Card title={title}>
      <p className={styles.note}>{hint}</p>
      {discounts.map((discount, place) => (
        <DiscountFields
          key={discount.key}
          place={place}
          discount={discount}
          prefix={prefix}
          products={products}
          errors={errors}
          onChange={part => change(discount.key, part)}
          onRemove={() => onChange(discounts.filter(({ key }) => key !== discount.key))}
        />
      ))}
      {discounts.length < most && (
        <div>
          <Button
            variant="secondary"
            small
            icon={<Plus aria-hidden="true" />}
            onClick={() => onChange([...discounts, newDiscount()])}
          >
            {texts.addDiscount}
          </Button>
        </div>
      )}
    </Card>
  )
}

type FieldsProps = Required<Pick<Props, 'prefix' | 'products' | 'errors'>> & {
  place: number
  discount: TypedDiscount
  onChange: (part: Partial<TypedDiscount>) => void
  onRemove: () => void
}

function DiscountFields({ place, discount, prefix, products, errors, onChange, onRemove }: FieldsProps) {
  const at = (field: string) => ({
    name: `${prefix}discounts.${place}.${field}`,
    error: errors[`discounts.${place}.${field}`],
  })
  return (
    <fieldset className={styles.entry}>
      <legend className={styles.legend}>{texts.discount(place + 1)}</legend>
      <TextField
        {...at('reason')}
        label={texts.reason}
        value={discount.reason}
        onChange={event => onChange({ reason: event.target.value })}
      />
      {products.length > 0 && (
        <SelectField
          {...at('productId')}
          label={texts.on}
          options={[
            { value: '', label: texts.allLines },
            ...products.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={String(discount.productId ?? '')}
          onChange={({ target }) => {
            const product = products.find(({ id }) => String(id) === target.value)
            onChange({
              productId: product?.id,
              ...(product && { per: product.per }),
            })
          }}
        />
      )}
      <div className={styles.row}>
        <SelectField
          {...at('as')}
          label={texts.as}
          size="medium"
          options={kinds}
          value={discount.as}
          onChange={event => onChange({ as: event.target.value as Discount['as'] })}
        />
        <TextField
          {...at('value')}
          label={discount.as === 'amount' ? texts.amountValue : texts.percentageValue}
          size="medium"
          inputMode="decimal"
          value={discount.value}
          onChange={event => onChange({ value: event.target.value })}
        />
        <SelectField
          {...at('per')}
          label={texts.per}
          size="medium"
          options={billingPeriods}
          value={discount.per}
          disabled={discount.productId !== undefined}
          onChange={event => onChange({ per: event.target.value as BillingPeriod })}
        />
      </div>
      <Button
        variant="quiet"
        small
        icon={<Trash2 aria-hidden="true" />}
        aria-label={`${texts.discount(place + 1)} ${texts.remove.toLowerCase()}`}
        onClick={onRemove}
      >
        {texts.remove}
      </Button>
    </fieldset>
  )
}
