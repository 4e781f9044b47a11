import { startTransition, useOptimistic } from 'react'
import { formatEuro } from '../../../../../common/money.ts'
import { SegmentedChoice } from '../../../../../ui/kit/segmented-choice.tsx'
import { type InternetTerm, internetTerms, type TermSaving } from '../../../../carts/internet.ts'
import { termInWords } from '../../../../catalogue/product-notes.ts'
import { termTexts } from '../../../texts/internet.ts'

type Props = {
  term: InternetTerm
  /** Saving of the three-year term for the chosen line; null if there is nothing to compare. */
  saving: TermSaving | null
  onChoose(term: InternetTerm): void
}

/** Looptijd: 1 or 3 years (order-flow §9), with what the longer one saves on the line that is chosen. */
export function TermSwitch({ term, saving, onChoose }: Props) {
  const [shown, show] = useOptimistic(term)
  // All that is on offer changes with the term: on a slow phone the switch itself does not wait for it.
  const choose = (chosen: InternetTerm) =>
    startTransition(async () => {
      show(chosen)
      await nextPaint()
      onChoose(chosen)
    })
  return (
    <SegmentedChoice
      legend={termTexts.legend}
      name="looptijd"
      options={internetTerms.map(months => ({
        value: months,
        label: termInWords(months),
        hint: saving ? savingInWords(months, saving) : termTexts.facts[months],
      }))}
      value={shown}
      onChange={choose}
    />
  )
}

const nextPaint = () => new Promise<void>(resolve => requestAnimationFrame(() => setTimeout(resolve)))

const savingInWords = (term: InternetTerm, { monthlyInCents, overTermInCents }: TermSaving): string =>
  termTexts.saving[term](formatEuro(monthlyInCents), formatEuro(overTermInCents))
