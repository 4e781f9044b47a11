import { type InternetTerm, internetTerms } from '../../../../domain/internet.ts'
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx'

const facts: Readonly<Record<InternetTerm, string>> = {
  12: 'Elk jaar vrij om te kiezen. Je huurt de router.',
  36: 'Lager maandbedrag. De router is inbegrepen.',
}

type Props = { term: InternetTerm; onChoose(term: InternetTerm): void }

/** Looptijd: 1 or 3 years (order-flow §9). */
export const TermChoice = ({ term, onChoose }: Props) => (
  <ChoiceGroup legend="Looptijd" hideLegend columns={2}>
    {internetTerms.map(months => (
      <ChoiceCard
        key={months}
        type="radio"
        name="looptijd"
        value={months}
        title={`${months / 12} jaar`}
        facts={facts[months]}
        checked={months === term}
        onChange={() => onChoose(months)}
      />
    ))}
  </ChoiceGroup>
)
