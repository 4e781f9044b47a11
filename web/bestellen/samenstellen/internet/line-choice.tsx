import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import {
  availabilityTexts,
  dslAvailability,
  fibreService,
  lineTexts,
} from '../../../../content/internet-texts.ts'
import { isChoosable, type LineChoices } from '../../../../domain/internet.ts'
import { fibreAvailabilities, type ProductOffering } from '../../../../domain/product.ts'
import { Accordion, AccordionSection } from '../../../ui/accordion.tsx'
import { ChoiceGroup } from '../../../ui/choice-card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { LineCard } from './line-card.tsx'
import styles from './line-choice.module.css'

type Props = {
  choices: LineChoices
  chosenId: number | null
  onChoose(line: ProductOffering): void
  /** Opens the enquiry for a fibre line of one's own. */
  enquiry: ReactNode
}

/** The lines on offer in the accordions Glasvezel and DSL; those with a line to choose are open (order-flow §2). */
export function LineChoice({ choices: { glasvezel, dsl }, chosenId, onChoose, enquiry }: Props) {
  const cards = (lines: readonly ProductOffering[]) =>
    lines.map(line => (
      <LineCard key={line.id} line={line} isChosen={line.id === chosenId} onChoose={() => onChoose(line)} />
    ))
  const fibreIsHere = glasvezel.some(isChoosable)
  // As it was when the section appeared: a section that closes by itself while choosing would make the page jump.
  const [dslOpensFirst] = useState(!fibreIsHere || dsl.some(line => line.id === chosenId))
  return (
    <Accordion>
      <AccordionSection
        title={lineTexts.fibre.title}
        intro={lineTexts.fibre.intro}
        aside={sectionAvailability(glasvezel)}
        open={fibreIsHere || dsl.length === 0}
      >
        <div className={styles.section}>
          <FibreAvailabilities lines={glasvezel} />
          {glasvezel.length > 0 && (
            <ChoiceGroup legend={lineTexts.fibre.title} hideLegend>
              {cards(glasvezel)}
            </ChoiceGroup>
          )}
          {fibreIsHere && <FibreService />}
          {enquiry}
        </div>
      </AccordionSection>
      {dsl.length > 0 && (
        <AccordionSection
          title={lineTexts.dsl.title}
          intro={lineTexts.dsl.intro}
          aside={dslAvailability.label}
          open={dslOpensFirst}
        >
          <div className={styles.section}>
            <p className={styles.explanation}>{dslAvailability.explanation}</p>
            <ChoiceGroup legend={lineTexts.dsl.title} hideLegend>
              {cards(dsl)}
            </ChoiceGroup>
          </div>
        </AccordionSection>
      )}
    </Accordion>
  )
}

/** The best that fibre can do at this address, in two words. */
function sectionAvailability(lines: readonly ProductOffering[]): string {
  const best = fibreAvailabilities.find(each => lines.some(line => line.fiberLineAvailability === each))
  return availabilityTexts[best ?? 'no-net'].label
}

/** What the availabilities of these lines mean; usually all lines at an address share one. */
function FibreAvailabilities({ lines }: { lines: readonly ProductOffering[] }) {
  const present = fibreAvailabilities.filter(each => lines.some(line => line.fiberLineAvailability === each))
  return (present.length > 0 ? present : (['no-net'] as const)).map(availability =>
    availability === 'on-net' ? (
      <p key={availability} className={styles.explanation}>
        {availabilityTexts[availability].explanation}
      </p>
    ) : (
      <Notice
        key={availability}
        kind={availability === 'no-net' ? 'warning' : 'info'}
        title={availabilityTexts[availability].label}
      >
        <p>{availabilityTexts[availability].explanation}</p>
      </Notice>
    ),
  )
}

const FibreService = () => (
  <div className={styles.service}>
    <p className={styles.serviceTitle}>{lineTexts.fibre.service}</p>
    <ul>
      {fibreService.map(promise => (
        <li key={promise}>
          <Check aria-hidden="true" />
          {promise}
        </li>
      ))}
    </ul>
  </div>
)
