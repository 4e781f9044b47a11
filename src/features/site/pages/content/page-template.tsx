import { pageTexts } from '../../texts.ts'
import { Testimonials } from '../testimonials/testimonials.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Faq } from './faq.tsx'
import { NextStep } from './next-step.tsx'
import { orderAction } from './order-action.ts'
import { PageBody } from './page-body.tsx'
import { PageCards } from './page-cards-list.tsx'
import { PageHero } from './page-hero.tsx'
import styles from './page-template.module.css'
import type { PageView } from './page-view.server.ts'
import { SideCard } from './side-card.tsx'

/** How every text of content/ shows: promise, facts, text, questions, related pages, next step. */
export function PageTemplate({ view }: { view: PageView }) {
  const { facts, faq, nextStep } = view.frontMatter
  return (
    <>
      <Breadcrumbs view={view} />
      <PageHero view={view} />
      {facts.length > 0 && (
        <ul className={`plain-list ${styles.facts}`}>
          {facts.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.body}>
        <div className={styles.column}>
          <div className={styles.text}>
            <PageBody address={view.address} />
          </div>
          {faq.length > 0 && <Faq questions={faq} />}
        </div>
        <SideCard view={view} />
      </div>
      {view.frontMatter.productType && (
        <div className={styles.testimonials}>
          <Testimonials />
        </div>
      )}
      {view.related.length > 0 && (
        <section className={`screen-only ${styles.related}`} aria-labelledby="lees-ook">
          <h2 id="lees-ook">{pageTexts.related}</h2>
          <PageCards cards={view.related} />
        </section>
      )}
      {nextStep && <NextStep {...nextStep} action={nextStep.action ?? orderAction(view.frontMatter)} />}
    </>
  )
}
