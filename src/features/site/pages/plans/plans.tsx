import { island } from '../../../../ui/islands/island.tsx'
import { planTexts } from '../../texts.ts'
import { PlanTable } from './plan-table.tsx'
import type { PlanChoice } from './plan-terms.ts'
import PlansIsland from './plans.island.tsx'
import styles from './plans.module.css'

const Cards = island('plans', PlansIsland, { when: 'visible' })

/** Plans that a page sells, each with the way into the order flow: cards of one term; on paper and without scripts a table of all terms. */
export const Plans = (choice: PlanChoice) => (
  <section className={styles.section} aria-labelledby="kies">
    <h2 id="kies">{planTexts.title[choice.productType]}</h2>
    <div className={`scripts-only ${styles.onScreen}`}>
      <Cards {...choice} />
    </div>
    <div className={styles.inTable}>
      <PlanTable terms={choice.terms} />
    </div>
  </section>
)
