import { formatEuro } from '../../../../../common/money.ts'
import { ChoiceCard, ChoiceGroup } from '../../../../../ui/kit/choice-card.tsx'
import { TextWithAmounts } from '../../../../../ui/kit/text-with-amounts.tsx'
import { type MobielTerm, mobielTerms, subscriptionsAt } from '../../../../carts/mobiel.ts'
import { termOffer } from '../../../../carts/term-offer.ts'
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

/** Looptijd: 1, 12 or 24 months, each with what it gives (order-flow §9). */
export const TermChoice = ({ term, catalogue, onChoose }: Props) => (
  <ChoiceGroup legend={mobielSections.term} hideLegend>
    {mobielTerms.map(months => {
      const { freeMonths, discountInCents } = termOffer(subscriptionsAt(months, catalogue))
      return (
        <ChoiceCard
          key={months}
          type="radio"
          name="looptijd"
          value={months}
          title={termInWords(months)}
          facts={factsOf(months, discountInCents)}
          price={<FreeMonths freeMonths={freeMonths} />}
          checked={months === term}
          onChange={() => onChoose(months)}
        />
      )
    })}
  </ChoiceGroup>
)

function FreeMonths({ freeMonths }: { freeMonths: number }) {
  const words = freeMonthsInWords(freeMonths)
  return words && <span className={styles.free}>{words}</span>
}

function factsOf(term: MobielTerm, discountInCents: number) {
  if (discountInCents > 0)
    return <TextWithAmounts>{termTexts.discount(formatEuro(discountInCents))}</TextWithAmounts>
  return term === 1 ? termTexts.cancellable : undefined
}
