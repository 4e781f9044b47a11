import { internetSections, termFacts } from '../../../../content/internet-texts.ts'
import { termInWords } from '../../../../content/product-notes.ts'
import { type InternetTerm, internetTerms } from '../../../../domain/internet.ts'
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx'

type Props = { term: InternetTerm; onChoose(term: InternetTerm): void }

/** Looptijd: 1 or 3 years (order-flow §9). */
export const TermChoice = ({ term, onChoose }: Props) => (
  <ChoiceGroup legend={internetSections.term} hideLegend columns={2}>
    {internetTerms.map(months => (
      <ChoiceCard
        key={months}
        type="radio"
        name="looptijd"
        value={months}
        title={termInWords(months)}
        facts={termFacts[months]}
        checked={months === term}
        onChange={() => onChoose(months)}
      />
    ))}
  </ChoiceGroup>
)
