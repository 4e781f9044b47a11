import { memo } from 'react'
import { formatEuro } from '../../../../../common/money.ts'
import { SegmentedChoice } from '../../../../../ui/kit/segmented-choice.tsx'
import { TextWithAmounts } from '../../../../../ui/kit/text-with-amounts.tsx'
import { type MobielTerm, mobielTerms, subscriptionsAt } from '../../../../carts/mobiel.ts'
import { type TermOffer, termOffer } from '../../../../carts/term-offer.ts'
import type { ProductOffering } from '../../../../catalogue/product.ts'
import { termInWords } from '../../../../catalogue/product-notes.ts'
import { freeMonthsInWords, mobielSections, termTexts } from '../../../texts/mobiel.ts'
import styles from './term-choice.module.css'

type Props = {
  /** Null while the cart that decides it is not read yet. */
  term: MobielTerm | null
  catalogue: readonly ProductOffering[]
  onChoose(term: MobielTerm): void
}

/** Looptijd: 1, 12 or 24 months (order-flow §9), with what the chosen one gives. */
export const TermChoice = memo(({ term, catalogue, onChoose }: Props) => (
  <SegmentedChoice
    legend={mobielSections.term}
    hideLegend
    name="looptijd"
    options={mobielTerms.map(months => ({
      value: months,
      label: termInWords(months),
      hint: <Gives term={months} offer={termOffer(subscriptionsAt(months, catalogue))} />,
    }))}
    value={term}
    onChange={onChoose}
  />
))

type GivesProps = { term: MobielTerm; offer: TermOffer }

const Gives = ({ term, offer: { freeMonths, discountInCents } }: GivesProps) => {
  const free = freeMonthsInWords(freeMonths)
  return (
    <span className={styles.gives}>
      {discountInCents > 0 ? (
        <span>
          <TextWithAmounts>{termTexts.discount(formatEuro(discountInCents))}</TextWithAmounts>
        </span>
      ) : (
        term === 1 && <span>{termTexts.cancellable}</span>
      )}
      {free && <span className={styles.free}>{free}</span>}
    </span>
  )
}
