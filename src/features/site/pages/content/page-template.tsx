import type { ComponentType } from 'react'
import { pageTexts } from '../../texts.ts'
import { Testimonials } from '../testimonials/testimonials.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Faq } from './faq.tsx'
import { NextStep } from './next-step.tsx'
import { orderAction } from './order-action.ts'
import { PageCards } from './page-cards-list.tsx'
import { PageHero } from './page-hero.tsx'
import styles from './page-template.module.css'
import type { PageView } from './page-view.server.ts'
import { SideCard } from './side-card.tsx'
import { addressOfText } from './text-address.ts'
import { textComponents } from './text-components.tsx'

type Text = ComponentType<{ components: typeof textComponents }>

/** The texts, rendered on the server only (src/app/vite/mdx/mdx-plugin.ts): a browser's bundle holds none. */
const texts: Readonly<Record<string, Text>> = import.meta.env.SSR
  ? Object.fromEntries(
      Object.entries(
        import.meta.glob<Text>('../../../../../content/{pages,blog,vacancies}/**/*.mdx', {
          eager: true,
          import: 'default',
        }),
      ).map(([path, text]) => [addressOfText(path.replace('../../../../../content/', '')), text]),
    )
  : {}

/** The text of the page at this address. */
function PageBody({ address }: { address: string }) {
  const Text = texts[address]
  return Text ? <Text components={textComponents} /> : null
}

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
