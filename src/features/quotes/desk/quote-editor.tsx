import { useCallback, useState } from 'react'
import { Button } from '../../../ui/kit/button.tsx'
import { focusSoon } from '../../../ui/kit/focus.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import { productLines } from '../../carts/order-lines.ts'
import { isMainProduct, type ProductType } from '../../catalogue/product.ts'
import { Versioned } from '../../desk/components/versioned/versioned.tsx'
import styles from '../../line-changes/components/lines.module.css'
import { placeKey, placeOf } from '../address-list.ts'
import type { DeskQuote } from '../contract-desk.ts'
import type { ComposedPart } from '../part.ts'
import { mostParts } from '../quote.ts'
import { partTitle } from '../texts.ts'
import { deskQuoteTexts as texts } from '../texts-desk.ts'
import { partTexts } from '../texts-parts.ts'
import { AddressListCard } from './address-list-card.tsx'
import { describeQuote } from './describe-quote.ts'
import { Discounts } from './discounts.tsx'
import { ManyPartsCard } from './many-parts-card.tsx'
import { PartDialog } from './part-dialog.tsx'
import { discountErrors, PartEditor } from './part-editor.tsx'
import { PartsCard } from './parts-card.tsx'
import { QuotePreview } from './quote-preview.tsx'
import { QuoteTerms } from './quote-terms.tsx'
import {
  copiedPart,
  type DraftErrors,
  elementOfPart,
  errorsOfPart,
  type TypedPart,
  wholePrefix,
} from './typed-draft.ts'
import { placeOfPart } from './use-places.ts'
import { useQuote } from './use-quote.ts'

type Quote = ReturnType<typeof useQuote>

/** The next version: the parts it is made of, one of them open, beside what it comes to. */
export function QuoteEditor({ shown, restores }: { shown: DeskQuote; restores: boolean }) {
  const quote = useQuote(shown, restores)
  const { typed, composed, change } = quote
  const [errors, setErrors] = useState<DraftErrors>({})
  const [editingId, setEditingId] = useState<string | null>(null)
  const [dialog, setDialog] = useState<{ readonly part: TypedPart | null } | null>(null)
  const place = Math.max(
    0,
    typed.parts.findIndex(({ id }) => id === editingId),
  )
  const idOf = useCallback((path: string) => elementOfPart(path, place), [place])
  const part = typed.parts[place]
  const offered = composed.parts[place]
  if (!part || !offered) return null

  function showErrors(found: DraftErrors) {
    setErrors(found)
    const first = Object.keys(found).find(path => path.startsWith('parts.'))
    const wrong = typed.parts[Number(first?.split('.')[1])]
    if (wrong) setEditingId(wrong.id)
  }

  function saved(next: TypedPart) {
    const isNew = !typed.parts.some(({ id }) => id === next.id)
    change({
      parts: isNew ? [...typed.parts, next] : typed.parts.map(each => (each.id === next.id ? next : each)),
    })
    setEditingId(next.id)
    setDialog(null)
  }

  const open = { shown, quote, part, offered, place, errors }
  return (
    <div className={styles.columns}>
      <Versioned
        versioned={{ ...quote.versioned, idOf }}
        describe={path => describeQuote(path, typed, shown)}
      >
        <div className={styles.stack}>
          <AllParts {...open} onEdit={setEditingId} onPlace={each => setDialog({ part: each })} />
          {typed.parts.length > 1 && (
            <h2 id={editorTitle} tabIndex={-1}>
              {partTexts.editing(partTitle(part))}
            </h2>
          )}
          <OpenPart {...open} onPlace={() => setDialog({ part })} />
          <OfWhole quote={quote} errors={errors} />
        </div>
      </Versioned>
      <QuotePreview shown={shown} quote={quote} onErrors={showErrors} />
      {dialog && (
        <PartDialog
          part={dialog.part}
          productType={part.productType}
          onSaved={saved}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  )
}

type Open = {
  shown: DeskQuote
  quote: Quote
  /** The part that is open, with what the rules make of it. */
  part: TypedPart
  offered: ComposedPart
  place: number
  errors: DraftErrors
}

type AllPartsProps = Open & { onEdit: (id: string) => void; onPlace: (part: TypedPart | null) => void }

/** The parts, and what is done with many of them at once. */
function AllParts({ shown, quote, part, offered, errors, onEdit, onPlace }: AllPartsProps) {
  const { typed, composed, change } = quote
  const [copying, setCopying] = useState(false)
  const [changingMany, setChangingMany] = useState(false)
  const ofType = typed.parts.filter(({ productType }) => productType === part.productType)
  const mainLine = productLines(offered.lines).find(({ product }) => isMainProduct(product))
  return (
    <>
      <PartsCard
        parts={typed.parts}
        composed={composed}
        editing={part}
        wrong={wrongParts(composed.violations, errors)}
        onEdit={each => {
          onEdit(each.id)
          focusSoon(editorTitle)
        }}
        onPlace={onPlace}
        onCopy={() => setCopying(true)}
        onMany={ofType.length > 1 ? () => setChangingMany(true) : null}
        onParts={parts => change({ parts })}
      />
      {changingMany && ofType.length > 1 && (
        <ManyPartsCard
          key={part.productType}
          parts={ofType}
          all={typed.parts}
          catalogue={shown.catalogue[part.productType]}
          composed={composed}
          onTry={quote.composedOf}
          onChange={parts => {
            change({ parts })
            setChangingMany(false)
          }}
          onClose={() => setChangingMany(false)}
        />
      )}
      {copying && (
        <AddressListCard
          key={`copy ${part.id}`}
          part={{ title: partTitle(part), mainLine: mainLine?.product ?? null }}
          {...placesFor(part.productType, typed.parts)}
          room={mostParts - typed.parts.length}
          onAdd={places => {
            change({ parts: [...typed.parts, ...places.map(each => copiedPart(part, each))] })
            setCopying(false)
          }}
          onClose={() => setCopying(false)}
        />
      )}
    </>
  )
}

const OpenPart = ({
  shown,
  quote,
  part,
  offered,
  place,
  errors,
  onPlace,
}: Open & { onPlace: () => void }) => (
  <>
    <PlaceErrors errors={errorsOfPart(errors, place)} onPlace={onPlace} />
    <PartEditor
      key={part.id}
      shown={shown}
      part={part}
      place={placeOfPart(quote.places, part)}
      composed={offered}
      errors={errorsOfPart(errors, place)}
      onChange={next => quote.changePart(part.id, next)}
    />
  </>
)

/** Discounts and terms of all parts together. */
function OfWhole({ quote: { typed, composed, change }, errors }: { quote: Quote; errors: DraftErrors }) {
  const violations = composed.violations.filter(violation => violation.part === undefined)
  return (
    <>
      {(typed.parts.length > 1 || typed.discounts.length > 0) && (
        <Discounts
          title={texts.wholeDiscounts}
          hint={texts.wholeDiscountsHint}
          prefix={wholePrefix}
          discounts={typed.discounts}
          errors={{
            ...discountErrors({ violations }, composed.discountPlaces),
            ...Object.fromEntries(Object.entries(errors).filter(([path]) => path.startsWith('discounts.'))),
          }}
          onChange={discounts => change({ discounts })}
        />
      )}
      <QuoteTerms typed={typed} errors={errors} onChange={change} />
    </>
  )
}

const editorTitle = 'deel-bewerken'

/** Where parts of a type are already, and where only others are: an address can have one of each type. */
function placesFor(type: ProductType, parts: readonly TypedPart[]) {
  const places = parts.flatMap(part => {
    const place = placeOf(part.address)
    return place ? [{ part, key: placeKey(place) }] : []
  })
  const own = places.filter(({ part }) => part.productType === type)
  const taken = new Set(own.map(({ key }) => key))
  const free = new Map(places.flatMap(({ part, key }) => (taken.has(key) ? [] : [[key, part]])))
  return { inQuote: own.map(({ part }) => part.address), elsewhere: [...free.values()] }
}

/** Errors of a part that belong to no field of its editor: at its name and address, or of the part as a whole. */
function PlaceErrors({ errors, onPlace }: { errors: DraftErrors; onPlace: () => void }) {
  const messages = Object.entries(errors)
    .filter(([path]) => path === '' || path === 'name' || path === 'lines' || path.startsWith('address.'))
    .map(([, message]) => message)
  if (messages.length === 0) return null
  return (
    <Notice kind="error" title={texts.cannot} announced>
      {[...new Set(messages)].map(message => (
        <p key={message}>{message}</p>
      ))}
      <Button variant="quiet" small onClick={onPlace}>
        {partTexts.place}
      </Button>
    </Notice>
  )
}

/** Positions of parts that cannot be so, by the rules here or by what the server said. */
const wrongParts = (
  violations: readonly { readonly part?: number }[],
  errors: DraftErrors,
): ReadonlySet<number> =>
  new Set([
    ...violations.flatMap(({ part }) => part ?? []),
    ...Object.keys(errors).flatMap(path => (path.startsWith('parts.') ? Number(path.split('.')[1]) : [])),
  ])
