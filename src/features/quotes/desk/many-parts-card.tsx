import { useState } from 'react'
import { wholeFromTyped } from '../../../common/typed-money.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { ListTools, ShowAll, useListView } from '../../../ui/kit/list-view.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { mostFreeLines } from '../../carts/order-lines.ts'
import { type ProductOffering, sellables } from '../../catalogue/product.ts'
import { addressLine } from '../../details/facts.ts'
import { mostDiscounts, mostFreeLineQuantity, type PartReferences, type PartTerm } from '../part.ts'
import { partTitle } from '../texts.ts'
import { listTexts, manyTexts as texts } from '../texts-parts-page.ts'
import { Discounts } from './discounts.tsx'
import { changedParts, freeLinesOf, type ManyChange, type ManyRefusal, refusalsOf } from './many-parts.ts'
import { PartReferenceRows } from './part-reference-rows.tsx'
import { termOptions } from './quote-terms.tsx'
import styles from './quotes.module.css'
import { type DraftErrors, discountsSoFar, type TypedDiscount, type TypedPart } from './typed-draft.ts'
import type { TypedQuote } from './use-quote.ts'

type Props = {
  /** Those of one type, of which the lines are the same products. */
  parts: readonly TypedPart[]
  all: readonly TypedPart[]
  catalogue: readonly ProductOffering[]
  composed: TypedQuote
  /** Composes other parts by the rules. */
  onTry: (parts: readonly TypedPart[]) => TypedQuote
  onChange: (parts: readonly TypedPart[]) => void
  onClose: () => void
}

const mostLineQuantity = 9999

/** Changes a line, the term or a discount of many parts at once, by the rules of each: all of them or none. */
export function ManyPartsCard({ parts, all, catalogue, composed, onTry, onChange, onClose }: Props) {
  const announce = useAnnounce()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(parts.map(({ id }) => id)))
  /** The id of a product, or the key of a free line; empty for none. */
  const [lineKey, setLineKey] = useState('')
  const [quantity, setQuantity] = useState('1')
  const [term, setTerm] = useState('same')
  const [discounts, setDiscounts] = useState<readonly TypedDiscount[]>([])
  const [references, setReferences] = useState<ReadonlyMap<string, PartReferences>>(new Map())
  const [errors, setErrors] = useState<DraftErrors>({})
  const [refusals, setRefusals] = useState<readonly ManyRefusal[]>([])
  const freeLines = freeLinesOf(parts)
  const freeLine = freeLines.find(({ key }) => key === lineKey) ?? null
  const mostQuantity = freeLine ? mostFreeLineQuantity : mostLineQuantity

  function wanted(): ManyChange | null {
    const count = wholeFromTyped(quantity)
    const isWrongCount = lineKey !== '' && !(count >= 0 && count <= mostQuantity)
    const isWrongDiscount = discountsSoFar(discounts).discounts.length < discounts.length
    setErrors({
      ...(isWrongCount && { quantity: texts.wrongQuantity(mostQuantity) }),
      ...(isWrongDiscount && { 'discounts.0.value': texts.wrongDiscount }),
    })
    if (isWrongCount || isWrongDiscount) return null
    return {
      line: lineKey === '' || freeLine ? null : { productId: Number(lineKey), quantity: count },
      freeLine: freeLine && { line: freeLine, quantity: count },
      termInMonths: term === 'same' ? undefined : term === '' ? null : (Number(term) as PartTerm),
      discount: discounts[0] ?? null,
      references,
    }
  }

  function apply() {
    const change = wanted()
    if (!change) return
    const next = changedParts(all, chosen, change)
    // The rules judge no more entries than a part can have.
    const full = tooMany(next)
    const refused = full.length > 0 ? full : refusalsOf(next, composed, onTry(next))
    setRefusals(refused)
    if (refused.length > 0) return
    onChange(next)
    announce(texts.changed(chosen.size))
  }

  return (
    <Card title={texts.title}>
      <p className={styles.note}>{texts.hint}</p>
      <ChosenParts parts={parts} chosen={chosen} onChoose={setChosen} />
      <LineAndTerm
        products={[...sellables(catalogue).values()]}
        freeLines={freeLines}
        typed={{ lineKey, quantity, term }}
        error={errors.quantity}
        onLine={setLineKey}
        onQuantity={setQuantity}
        onTerm={setTerm}
      />
      <PartReferenceRows
        parts={parts.filter(({ id }) => chosen.has(id))}
        references={references}
        onChange={setReferences}
      />
      <Discounts
        title={texts.discount}
        hint={texts.discountHint}
        prefix="many."
        most={1}
        discounts={discounts}
        errors={errors}
        onChange={setDiscounts}
      />
      <Refusals refusals={refusals} />
      <ManyButtons count={chosen.size} onApply={apply} onClose={onClose} />
    </Card>
  )
}

type ButtonsProps = { count: number; onApply: () => void; onClose: () => void }

const ManyButtons = ({ count, onApply, onClose }: ButtonsProps) => (
  <div className={styles.buttons}>
    <Button disabled={count === 0} onClick={onApply}>
      {texts.change(count)}
    </Button>
    <Button variant="quiet" onClick={onClose}>
      {texts.close}
    </Button>
  </div>
)

type LineProps = {
  products: readonly Pick<ProductOffering, 'id' | 'name'>[]
  freeLines: ReturnType<typeof freeLinesOf>
  typed: { lineKey: string; quantity: string; term: string }
  error: string | undefined
  onLine: (key: string) => void
  onQuantity: (quantity: string) => void
  onTerm: (term: string) => void
}

function LineAndTerm({ products, freeLines, typed, error, onLine, onQuantity, onTerm }: LineProps) {
  const isFree = freeLines.some(({ key }) => key === typed.lineKey)
  return (
    <div className={styles.row}>
      <SelectField
        label={texts.line}
        options={[
          { value: '', label: texts.same },
          ...products.map(({ id, name }) => ({ value: String(id), label: name })),
          ...freeLines.map(({ key, text }) => ({ value: key, label: texts.freeLine(text) })),
        ]}
        value={typed.lineKey}
        onChange={({ target }) => onLine(target.value)}
      />
      {typed.lineKey !== '' && (
        <TextField
          label={texts.quantity}
          size="short"
          inputMode="numeric"
          hint={isFree ? texts.freeLineHint : texts.quantityHint}
          error={error}
          value={typed.quantity}
          onChange={({ target }) => onQuantity(target.value)}
        />
      )}
      <SelectField
        label={texts.term}
        options={[{ value: 'same', label: texts.same }, ...termOptions]}
        value={typed.term}
        onChange={({ target }) => onTerm(target.value)}
      />
    </div>
  )
}

const Refusals = ({ refusals }: { refusals: readonly ManyRefusal[] }) =>
  refusals.length > 0 && (
    <Notice kind="error" title={texts.refused}>
      {refusals.map(({ message, titles }) => (
        <p key={message}>{texts.refusal(message, titles)}</p>
      ))}
    </Notice>
  )

const tooMany = (parts: readonly TypedPart[]): readonly ManyRefusal[] =>
  [
    {
      message: texts.tooManyDiscounts(mostDiscounts),
      full: parts.filter(({ discounts }) => discounts.length > mostDiscounts),
    },
    {
      message: texts.tooManyFreeLines(mostFreeLines),
      full: parts.filter(({ freeLines }) => freeLines.length > mostFreeLines),
    },
  ].flatMap(({ message, full }) => (full.length === 0 ? [] : [{ message, titles: full.map(partTitle) }]))

type ChosenProps = {
  parts: readonly TypedPart[]
  chosen: ReadonlySet<string>
  onChoose: (ids: ReadonlySet<string>) => void
}

function ChosenParts({ parts, chosen, onChoose }: ChosenProps) {
  const view = useListView({
    items: parts,
    textOf: part => `${partTitle(part)} ${addressLine(part.address)}`,
    filters: [{ value: 'chosen', label: listTexts.chosen, fits: ({ id }) => chosen.has(id) }],
  })
  const toggled = (id: string, isChosen: boolean) =>
    new Set([...chosen].filter(each => each !== id).concat(isChosen ? id : []))
  return (
    <fieldset className={styles.entry}>
      <legend className={styles.legend}>{texts.chosen(chosen.size, parts.length)}</legend>
      <ListTools view={view} name={listTexts.searchParts} />
      <div className={styles.buttons}>
        <Button variant="quiet" small onClick={() => onChoose(new Set(parts.map(({ id }) => id)))}>
          {texts.all}
        </Button>
        <Button variant="quiet" small onClick={() => onChoose(new Set())}>
          {texts.none}
        </Button>
      </div>
      {view.shown.map(part => (
        <Checkbox
          key={part.id}
          id={`samen-${part.id}`}
          label={partTitle(part)}
          checked={chosen.has(part.id)}
          onChange={({ target }) => onChoose(toggled(part.id, target.checked))}
        />
      ))}
      <ShowAll view={view} />
    </fieldset>
  )
}
