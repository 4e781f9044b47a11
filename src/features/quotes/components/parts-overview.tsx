import { memo, startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { formatEuro } from '../../../common/money.ts'
import { Badge } from '../../../ui/kit/badge.tsx'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { Fold } from '../../../ui/kit/fold.tsx'
import { ListTools, ShowAll, useListView } from '../../../ui/kit/list-view.tsx'
import { Amount } from '../../../ui/kit/price.tsx'
import { TextWithAmounts } from '../../../ui/kit/text-with-amounts.tsx'
import { DetailsList } from '../../../ui/layout/details-block.tsx'
import { CartSummary } from '../../carts/components/cart-summary.tsx'
import { CostFigure } from '../../carts/components/cost-figure.tsx'
import { NotInTotals } from '../../carts/components/not-in-totals.tsx'
import type { PricedLine } from '../../carts/order-lines.ts'
import { cartTableTexts } from '../../carts/texts.ts'
import {
  isRecurring,
  lineTotalInCents,
  type Totals,
  totalsOf,
  totalsWithVatOf,
  vatPercentage,
} from '../../carts/totals.ts'
import { productTypeNames } from '../../catalogue/texts.ts'
import { addressLine } from '../../details/facts.ts'
import { orderPromise } from '../../orders/order-promise.ts'
import { offeredFacts } from '../../orders/order-promise-texts.ts'
import { linesInWords } from '../../orders/totals-texts.ts'
import type { PartAcceptedBefore, PartToRead } from '../contract-parts.ts'
import { byTerm } from '../over-term.ts'
import { partReferenceFacts } from '../part-references.ts'
import { linesOfPart, quoteTotals } from '../quote.ts'
import { partsPageTexts, partTitle, quotePartTexts } from '../texts.ts'
import { addressFacts, overTermFacts, partsOfTermTitle } from '../texts-overview.ts'
import { listTexts } from '../texts-parts-page.ts'
import { discountsTogether } from '../whole-discounts.ts'
import { AcceptedBefore } from './accepted-before.tsx'
import styles from './parts-overview.module.css'

type Props = {
  parts: readonly PartToRead[]
  /** Whether the discounts on the whole stand. */
  isWhole: boolean
  /** Names the table of totals for who cannot see what stands above it. */
  caption: string
  /** Level of the heading of each part. */
  heading?: 'h3' | 'h4'
  /** Which parts are chosen, while the customer chooses. */
  chosen?: ReadonlySet<string> | null
  /** Stays the same from one drawing to the next. */
  onChoose?: ((id: string, isChosen: boolean) => void) | undefined
  /** Parts of earlier versions that became orders. */
  acceptedBefore?: readonly PartAcceptedBefore[]
}

/** Several parts, each folded over its lines, the discounts on the whole, and what all come to. */
export function PartsOverview({
  parts,
  isWhole,
  caption,
  heading = 'h4',
  chosen = null,
  onChoose,
  acceptedBefore = [],
}: Props) {
  const isDrawn = useAllDrawn(parts)
  const which = { isWhole }
  const terms = byTerm(parts, which)
  const view = useListView({
    items: parts,
    textOf: part => `${partTitle(part)} ${addressLine(part.address)}`,
    filters: partFilters(parts, chosen),
  })
  return (
    <>
      <ListTools view={view} name={listTexts.searchParts} />
      <ul className={`plain-list ${styles.parts}`}>
        {view.shown.map(part => (
          <Part
            key={part.id}
            part={part}
            isWhole={isWhole}
            isDrawn={isDrawn}
            heading={heading}
            isChosen={chosen === null || part.isAccepted ? null : chosen.has(part.id)}
            onChoose={onChoose}
          />
        ))}
      </ul>
      <ShowAll view={view} />
      <TotalsTable parts={parts} isWhole={isWhole} caption={caption} />
      {terms.map(({ term, orders }) => (
        <CostFigure
          key={term}
          orders={orders}
          title={terms.length > 1 ? partsOfTermTitle(term, orders.length) : undefined}
        />
      ))}
      <DetailsList
        details={[...(terms.length > 1 ? overTermFacts(parts, which) : []), ...addressFacts(parts)]}
      />
      <AcceptedBefore parts={acceptedBefore} heading={heading} />
    </>
  )
}

/** Parts that are left to decide, that were accepted, and that the customer chose. */
const partFilters = (parts: Props['parts'], chosen: Props['chosen']) => {
  const isOpen = ({ isAccepted }: PartToRead) => !isAccepted
  return [
    ...(parts.every(isOpen)
      ? []
      : [
          { value: 'open', label: listTexts.open, fits: isOpen },
          {
            value: 'accepted',
            label: listTexts.accepted,
            fits: ({ isAccepted }: PartToRead) => isAccepted,
          },
        ]),
    ...(chosen
      ? [{ value: 'chosen', label: listTexts.chosen, fits: ({ id }: PartToRead) => chosen.has(id) }]
      : []),
  ]
}

type PartProps = Pick<Props, 'isWhole' | 'onChoose'> & {
  heading: 'h3' | 'h4'
  part: PartToRead
  /** Whether its folded lines are drawn, opened or not. */
  isDrawn: boolean
  /** null where there is nothing to choose. */
  isChosen: boolean | null
}

const Part = memo(function Part({ part, isWhole, isDrawn, heading: Heading, isChosen, onChoose }: PartProps) {
  const { id, name, productType, address, isAccepted, order } = part
  const place = addressLine(address)
  const type = productTypeNames[productType]
  // An order costs what it was accepted for; what is still offered says what it costs alone.
  const totals = totalsOf(linesOfPart(part, { isWhole: isWhole && isAccepted }))
  return (
    <li className={styles.part} data-chosen={isChosen || undefined}>
      {isChosen === null ? (
        <Heading className={styles.title}>{name || place}</Heading>
      ) : (
        <Checkbox
          id={`choose-${id}`}
          label={<span className={styles.title}>{name || place}</span>}
          checked={isChosen}
          onChange={event => onChoose?.(id, event.target.checked)}
        />
      )}
      <p className={styles.of}>{name === '' ? type : `${type}, ${place}`}</p>
      {isAccepted && (
        <p className={styles.state}>
          <Badge tone="done">{partsPageTexts.accepted}</Badge>
          {order && <Link to={order.followPath}>{partsPageTexts.order(order.number)}</Link>}
        </p>
      )}
      <p className={styles.amounts}>
        <PartAmount inCents={totals.monthlyInCents} per={partsPageTexts.perMonth} />
        {(totals.oneTimeInCents > 0 || totals.monthlyInCents === 0) && (
          <PartAmount inCents={totals.oneTimeInCents} per={partsPageTexts.once} />
        )}
        <NotInTotals lines={part.lines} />
      </p>
      <FoldedLines part={part} isWhole={isWhole} isDrawn={isDrawn} />
    </li>
  )
})

const PartAmount = ({ inCents, per }: { inCents: number; per: string }) => (
  <span>
    <strong>
      <Amount>{formatEuro(inCents)}</Amount>
    </strong>
    <span>{` ${per}`}</span>
  </span>
)

/** More lines than these are drawn where they are opened or printed: before that a browser finds no words in them. */
const mostDrawn = 300

/** Whether all lines are drawn, folded as they are: behind the rest of the page, and before it is printed. */
function useAllDrawn(parts: Props['parts']): boolean {
  const [isDrawn, setDrawn] = useState(false)
  const isShort = parts.reduce((sum, { lines }) => sum + lines.length, 0) <= mostDrawn
  useEffect(() => {
    const draw = () => flushSync(() => setDrawn(true))
    window.addEventListener('beforeprint', draw)
    if (isShort) startTransition(() => setDrawn(true))
    return () => window.removeEventListener('beforeprint', draw)
  }, [isShort])
  return isDrawn
}

function FoldedLines({ part, isWhole, isDrawn }: Pick<PartProps, 'part' | 'isWhole' | 'isDrawn'>) {
  const [isOpened, setOpened] = useState(false)
  const { lines, isAccepted, wholeDiscounts, references } = part
  const inWhole = linesOfPart(part, { isWhole })
  return (
    <Fold className={styles.fold} title={partsPageTexts.lines(lines.length)} onToggle={() => setOpened(true)}>
      {(isDrawn || isOpened) && (
        <>
          <CartSummary
            lines={isAccepted ? inWhole : lines}
            caption={partsPageTexts.linesOf(partTitle(part))}
          />
          <DetailsList details={offeredFacts(orderPromise(lines, true))} />
          {references && <DetailsList details={partReferenceFacts(references)} />}
          {isWhole && !isAccepted && wholeDiscounts.length > 0 && (
            <p>
              <TextWithAmounts>{partsPageTexts.inWhole(linesInWords(inWhole))}</TextWithAmounts>
            </p>
          )}
        </>
      )}
    </Fold>
  )
}

/** The discounts on the whole and the totals, each a sum over parts, as mail, PDF and orders have them. */
function TotalsTable({ parts, isWhole, caption }: Pick<Props, 'parts' | 'isWhole' | 'caption'>) {
  const which = { isWhole }
  const all = parts.flatMap(({ lines }) => lines)
  return (
    <table className={styles.totals}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{cartTableTexts.oneTime}</th>
          <th scope="col">{cartTableTexts.monthly}</th>
        </tr>
      </thead>
      <tbody>
        {isWhole &&
          discountsTogether(parts).map(discount => (
            <tr key={`${isRecurring(discount)} ${discount.text}`}>
              <th scope="row">{quotePartTexts.onTheWhole(discount.text)}</th>
              <td>{!isRecurring(discount) && <Amount>{formatEuro(lineTotalInCents(discount))}</Amount>}</td>
              <td>{isRecurring(discount) && <Amount>{formatEuro(lineTotalInCents(discount))}</Amount>}</td>
            </tr>
          ))}
        <TotalRow
          className={styles.total}
          label={cartTableTexts.totalWithoutVat(vatPercentage)}
          totals={quoteTotals(parts, which)}
          lines={all}
        />
        <TotalRow
          className={styles.withVat}
          label={cartTableTexts.totalWithVat(vatPercentage)}
          totals={quoteTotals(parts, which, totalsWithVatOf)}
          lines={all}
        />
      </tbody>
    </table>
  )
}

type TotalRowProps = {
  label: string
  totals: Totals
  lines: readonly PricedLine[]
  className: string | undefined
}

const TotalRow = ({ label, totals, lines, className }: TotalRowProps) => (
  <tr className={className}>
    <th scope="row">
      <span>{label}</span>
      <NotInTotals lines={lines} />
    </th>
    <td>
      <Amount>{formatEuro(totals.oneTimeInCents)}</Amount>
    </td>
    <td>
      <Amount>{formatEuro(totals.monthlyInCents)}</Amount>
    </td>
  </tr>
)
