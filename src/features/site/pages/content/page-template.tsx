import { ArrowRight } from 'lucide-react'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../../api/paths.ts'
import { Accordion, AccordionSection } from '../../../../ui/kit/accordion.tsx'
import { LinkButton } from '../../../../ui/kit/link-button.tsx'
import { AddressCheckStrip } from '../../../forms/components/address-check-strip.tsx'
import { PagePicture } from '../../../page-frame/pictures/page-picture.tsx'
import { pageTexts } from '../../texts.ts'
import { Testimonials } from '../testimonials/testimonials.tsx'
import { FromPriceAmount, fromPriceConditions } from './from-price-amount.tsx'
import { NextStep } from './next-step.tsx'
import { asksForAddress, orderAction } from './order-action.ts'
import { PageByline } from './page-byline.tsx'
import { PageCards } from './page-cards-list.tsx'
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

/** Position of the page in the site. */
function Breadcrumbs({ view: { frontMatter, above } }: { view: PageView }) {
  const { title, label = title } = frontMatter
  return (
    <nav className={styles.band} aria-label={pageTexts.breadcrumbs}>
      <ol className={`plain-list ${styles.crumbs}`}>
        <li>
          <Link to={paths.home}>{pageTexts.home}</Link>
        </li>
        {above.map(page => (
          <li key={page.address}>
            <Link to={page.address}>{page.label}</Link>
          </li>
        ))}
        <li aria-current="page">{label}</li>
      </ol>
    </nav>
  )
}

type Props = { questions: readonly { question: string; answer: string }[] }

const Faq = ({ questions }: Props) => (
  <section className={styles.faq} aria-labelledby="veelgestelde-vragen">
    <h2 id="veelgestelde-vragen">{pageTexts.faq}</h2>
    <Accordion>
      {questions.map(({ question, answer }) => (
        <AccordionSection key={question} title={question}>
          <p className={styles.answer}>{answer}</p>
        </AccordionSection>
      ))}
    </Accordion>
  </section>
)

/** One promise, one action, and from what price. */
function PageHero({ view }: { view: PageView }) {
  const { title, hero } = view.frontMatter
  const action = hero.action ?? orderAction(view.frontMatter)
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title}>{hero.title ?? title}</h1>
          <p className={styles.intro}>{hero.intro}</p>
          <PageByline view={view} />
          {view.fromPrice && (
            <p className={styles.price}>
              <FromPriceAmount from={view.fromPrice} />{' '}
              {fromPriceConditions(view.fromPrice, view.frontMatter.productType)}
            </p>
          )}
          {asksForAddress(view.frontMatter) ? (
            <AddressCheckStrip />
          ) : (
            action && (
              <LinkButton to={action.to} iconAfter={<ArrowRight aria-hidden="true" />}>
                {action.label}
              </LinkButton>
            )
          )}
        </div>
        <PagePicture name={hero.picture} className={styles.picture} />
      </div>
    </div>
  )
}
