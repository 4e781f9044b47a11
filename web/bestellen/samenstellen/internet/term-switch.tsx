import { termTexts } from '../../../../content/internet-texts.ts'
import { termInWords } from '../../../../content/product-notes.ts'
import { type InternetTerm, internetTerms, type TermSaving } from '../../../../domain/internet.ts'
import { formatEuro } from '../../../../domain/money.ts'
import { SegmentedChoice } from '../../../ui/segmented-choice.tsx'

type Props = {
  term: InternetTerm
  /** What three years save on the chosen line; null where there is nothing to compare. */
  saving: TermSaving | null
  onChoose(term: InternetTerm): void
}

/** Looptijd: 1 or 3 years (order-flow §9), with what the longer one saves on the line that is chosen. */
export const TermSwitch = ({ term, saving, onChoose }: Props) => (
  <SegmentedChoice
    legend={termTexts.legend}
    name="looptijd"
    options={internetTerms.map(months => ({ value: months, label: termInWords(months) }))}
    value={term}
    onChange={onChoose}
    hint={saving ? savingInWords(term, saving) : termTexts.facts[term]}
  />
)

const savingInWords = (term: InternetTerm, { monthlyInCents, overTermInCents }: TermSaving): string =>
  termTexts.saving[term](formatEuro(monthlyInCents), formatEuro(overTermInCents))
