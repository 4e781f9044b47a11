import { Check } from 'lucide-react'
import { memo } from 'react'
import { Accordion, AccordionSection } from '../../../../../ui/kit/accordion.tsx'
import { Fold } from '../../../../../ui/kit/fold.tsx'
import { Notice } from '../../../../../ui/kit/notice.tsx'
import { TextWithAmounts } from '../../../../../ui/kit/text-with-amounts.tsx'
import { useIsWide } from '../../../../../ui/kit/use-is-wide.ts'
import { useOpening } from '../../../../../ui/kit/use-opening.ts'
import { promiseOfLine } from '../../../../addresses/line-promise.ts'
import { isChoosable, type LineChoices, sharedInformation } from '../../../../carts/internet.ts'
import type { ProductOffering } from '../../../../catalogue/product.ts'
import { fibreAvailabilities } from '../../../../catalogue/product-sub-types.ts'
import {
  availabilityInWords,
  availabilityLabels,
  dslAvailability,
  fibreService,
  lineTexts,
} from '../../../texts/internet.ts'
import styles from './line-choice.module.css'
import { LineRows } from './line-rows.tsx'

type Props = {
  choices: LineChoices
  chosenId: number | null
  onChoose(line: ProductOffering): void
}

/**
 * The lines on offer in the accordions Glasvezel and DSL (order-flow §2); they compare by the same bars, which the first of
 * them explains. On a phone DSL is folded where fibre can be had, unless its line is chosen.
 */
export const LineChoice = memo(({ choices: { glasvezel, dsl }, chosenId, onChoose }: Props) => {
  const fibreIsHere = glasvezel.some(isChoosable)
  const isWide = useIsWide()
  const rows = { compared: [...glasvezel, ...dsl].filter(isChoosable), chosenId, onChoose }
  return (
    <Accordion>
      <AccordionSection
        title={lineTexts.fibre.title}
        aside={sectionAvailability(glasvezel)}
        open={fibreIsHere || dsl.length === 0}
      >
        <div className={styles.section}>
          <FibreAvailabilities lines={glasvezel} />
          {glasvezel.length > 0 && (
            <LineRows legend={lineTexts.fibre.title} lines={glasvezel} explainsBars={fibreIsHere} {...rows} />
          )}
          {fibreIsHere && (
            <Common
              title={lineTexts.fibre.common}
              facts={[...lineTexts.fibre.facts, ...sharedInformation(glasvezel), ...fibreService]}
            />
          )}
        </div>
      </AccordionSection>
      {dsl.length > 0 && (
        <AccordionSection
          title={lineTexts.dsl.title}
          aside={dslAvailability}
          open={isWide || !fibreIsHere || dsl.some(({ id }) => id === chosenId)}
        >
          <div className={styles.section}>
            <LineRows legend={lineTexts.dsl.title} lines={dsl} explainsBars={!fibreIsHere} {...rows} />
            <Common
              title={lineTexts.dsl.common}
              facts={[...lineTexts.dsl.facts, ...sharedInformation(dsl)]}
            />
          </div>
        </AccordionSection>
      )}
    </Accordion>
  )
})

/** The best that fibre can do at this address, in two words. */
function sectionAvailability(lines: readonly ProductOffering[]): string {
  const best = fibreAvailabilities.find(each => lines.some(line => line.fiberLineAvailability === each))
  return availabilityLabels[best ?? 'no-net']
}

/** Explains availabilities that need patience; a line that is ready is mentioned with the address. */
function FibreAvailabilities({ lines }: { lines: readonly ProductOffering[] }) {
  const present = fibreAvailabilities.filter(each => lines.some(line => line.fiberLineAvailability === each))
  return (present.length > 0 ? present : (['no-net'] as const))
    .filter(availability => availability !== 'on-net')
    .map(availability => {
      const line = lines.find(({ fiberLineAvailability }) => fiberLineAvailability === availability)
      return (
        <Notice
          key={availability}
          kind={availability === 'no-net' ? 'warning' : 'info'}
          title={availabilityLabels[availability]}
        >
          <p>
            <TextWithAmounts>
              {availabilityInWords(availability, line ? promiseOfLine(line) : null)}
            </TextWithAmounts>
          </p>
        </Notice>
      )
    })
}

/** Facts shared by all lines of a section, said once; on a phone for who wants to know. */
const Common = ({ title, facts }: { title: string; facts: readonly string[] }) => (
  <Fold title={title} className={styles.common} {...useOpening(useIsWide())}>
    <ul>
      {facts.map(fact => (
        <li key={fact}>
          <Check aria-hidden="true" />
          <span>{fact}</span>
        </li>
      ))}
    </ul>
  </Fold>
)
