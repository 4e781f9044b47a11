import { Check, Mail, Phone } from 'lucide-react'
import { data, Link } from 'react-router'
import texts from '../../../../content/site/home.json' with { type: 'json' }
import home from '../../../../content/site/home.json' with { type: 'json' }
import { paths } from '../../../api/paths.ts'
import { mailtoLink } from '../../../common/checks/email.ts'
import { filledText } from '../../../ui/kit/filled-text.tsx'
import { pageServices } from '../../../ui/navigation/page-context.ts'
import { type FromPrice, fromPriceOf } from '../../carts/from-price.ts'
import { isMainProduct, type ProductType } from '../../catalogue/product.ts'
import { AddressCheckStrip } from '../../forms/components/address-check-strip.tsx'
import { useBrand } from '../../page-frame/components/shell-data.ts'
import { unlistedMeta } from '../../page-frame/components/unlisted-meta.ts'
import { CallScene, ComposeScene, ConnectScene } from '../../page-frame/pictures/delivery-scenes.tsx'
import { PagePicture } from '../../page-frame/pictures/page-picture.tsx'
import { StreetPicture } from '../../page-frame/pictures/street.tsx'
import { heroTexts } from '../texts.ts'
import type { Route } from './+types/home.ts'
import { FromPriceAmount, fromPriceConditions } from './content/from-price-amount.tsx'
import { NextStep } from './content/next-step.tsx'
import { posts } from './content/page-cards.server.ts'
import type { PageCard } from './content/page-cards.ts'
import { PageCards } from './content/page-cards-list.tsx'
import { PhoneFold } from './content/phone-fold.tsx'
import styles from './home.module.css'
import homeContactStyles from './home-contact.module.css'
import homeHeroStyles from './home-hero.module.css'
import homePostsStyles from './home-posts.module.css'
import { type HomeProduct, HomeProducts } from './home-products.tsx'
import homeStepsStyles from './home-steps.module.css'
import { siteHead } from './site-head.ts'
import { inWords, siteWords } from './site-words.ts'
import { Testimonials } from './testimonials/testimonials.tsx'
import { type PageTestimonials, testimonialsOf } from './testimonials/testimonials-of.server.ts'
import { TrustBand } from './trust-band.tsx'

const homeHeroTexts = home.hero

/** One promise, the address check that shows what of it holds for the visitor, and whom to call instead. */
function HomeHero({ from, facts }: { from: FromPrice | null; facts: readonly string[] }) {
  const { phone } = useBrand()
  return (
    <section className={homeHeroStyles.hero}>
      <div className={homeHeroStyles.inner}>
        <div className={homeHeroStyles.words}>
          <h1 className={homeHeroStyles.title}>{homeHeroTexts.title}</h1>
          <p className={homeHeroStyles.intro}>{homeHeroTexts.intro}</p>
          {from && (
            <p className={homeHeroStyles.price}>
              <FromPriceAmount from={from} /> {fromPriceConditions(from, 'internet')}
            </p>
          )}
          <AddressCheckStrip />
          <p className={homeHeroStyles.call}>
            <Phone aria-hidden="true" />
            <span>
              {filledText(heroTexts.call, { phone: <a href={`tel:${phone.tel}`}>{phone.display}</a> })}
            </span>
          </p>
          <ul className={`plain-list ${homeHeroStyles.facts}`}>
            {facts.map(fact => (
              <li key={fact}>
                <Check aria-hidden="true" />
                {fact}
              </li>
            ))}
          </ul>
        </div>
        <StreetPicture className={homeHeroStyles.picture} first="(min-width: 62rem)" />
      </div>
    </section>
  )
}

const homeContactTexts = home.contact

/** For who would rather talk first. */
function HomeContact() {
  const { phone, email } = useBrand()
  return (
    <section className={homeContactStyles.section} aria-labelledby="overleg">
      <PagePicture name="office" className={homeContactStyles.picture} />
      <div>
        <h2 id="overleg">{homeContactTexts.title}</h2>
        <p className={homeContactStyles.text}>{homeContactTexts.text}</p>
        <ul className={`plain-list ${homeContactStyles.ways}`}>
          <li>
            <a href={`tel:${phone.tel}`}>
              <Phone aria-hidden="true" />
              {phone.display}
            </a>
          </li>
          <li>
            <a href={mailtoLink(email)}>
              <Mail aria-hidden="true" />
              {email}
            </a>
          </li>
          <li>
            <Link to={paths.contact}>{homeContactTexts.action}</Link>
          </li>
        </ul>
      </div>
    </section>
  )
}

const homeStepsTexts = home.steps

const stepScenes = [ComposeScene, CallScene, ConnectScene]

/** Steps after the order, as three points on one line. */
function HomeSteps() {
  return (
    <section className={homeStepsStyles.section} aria-label={homeStepsTexts.title}>
      <div className={homeStepsStyles.inner}>
        <PhoneFold id="werkwijze" heading={<h2>{homeStepsTexts.title}</h2>}>
          <ol className={`plain-list ${homeStepsStyles.steps}`}>
            {homeStepsTexts.items.map((step, position) => {
              const StepScene = stepScenes[position]
              return (
                <li key={step.title} className={homeStepsStyles.step}>
                  <span className={homeStepsStyles.number} aria-hidden="true">
                    {position + 1}
                  </span>
                  {StepScene && <StepScene className={homeStepsStyles.picture} />}
                  <h3>{step.title}</h3>
                  <p>{step.text}</p>
                </li>
              )
            })}
          </ol>
        </PhoneFold>
      </div>
    </section>
  )
}

const homePostsTexts = home.posts

/** The newest posts of the blog; nothing while there are none. */
function HomePosts({ posts }: { posts: readonly PageCard[] }) {
  if (posts.length === 0) return null
  return (
    <section className={homePostsStyles.section} aria-label={homePostsTexts.title}>
      <PhoneFold id="blog" heading={<h2>{homePostsTexts.title}</h2>}>
        <PageCards cards={posts} isShortOnPhone />
        <p className={homePostsStyles.all}>
          <Link to={paths.blog}>{homePostsTexts.action}</Link>
        </p>
      </PhoneFold>
    </section>
  )
}

const homeFactsTexts = home.facts

/** Our commitments in figures. */
function HomeFacts() {
  return (
    <section className={styles.section} aria-labelledby="afspraken">
      <div className={styles.inner}>
        <h2 id="afspraken">{homeFactsTexts.title}</h2>
        <ul className={`plain-list ${styles.facts}`}>
          {homeFactsTexts.items.map(fact => (
            <li key={fact.text}>
              <p className={styles.figure}>
                {fact.figure} <span className={styles.unit}>{fact.unit}</span>
              </p>
              <p>{fact.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The testimonials in their place on the home page; without any, no place. */
const HomeTestimonials = ({ texts }: { texts: PageTestimonials | null }) =>
  texts && (
    <div className={styles.place}>
      <Testimonials texts={texts} />
    </div>
  )

const { title, text, action } = home.nextStep

/** The page ends where it began: with the address check. */
const HomeNextStep = () => (
  <NextStep title={title} text={text} action={{ label: action, to: paths.samenstellen('internet') }} />
)

/** How many posts of the blog the home page shows. */
const postsShown = 3

/** The home page shows with prices while the catalogue can be read, and without them while it cannot. */
export async function loader({ context }: Route.LoaderArgs) {
  const { words, sold } = await siteWords(context.get(pageServices))
  const priceOf = (type: ProductType) => {
    const offered = (sold ?? []).filter(({ productType }) => productType === type)
    return fromPriceOf(offered.filter(isMainProduct), offered)
  }
  const { hero, products } = inWords(home, words)
  const shown = {
    fromPrices: {
      internet: priceOf('internet'),
      cloud: priceOf('cloud'),
      mobiel: priceOf('mobiel'),
      telefonie: priceOf('telefonie'),
    },
    facts: hero.facts,
    products: products.items as readonly HomeProduct[],
    posts: posts(words).slice(0, postsShown),
    testimonials: testimonialsOf(null, words),
  }
  return data(shown, sold ? undefined : { headers: { 'Cache-Control': 'no-store' } })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, parentHeaders }) =>
  loaderHeaders.has('Cache-Control') ? loaderHeaders : parentHeaders

export const meta: Route.MetaFunction = ({ matches }) => {
  const shell = matches[0].loaderData
  const { metaTitle: title, metaDescription: description } = texts
  const page = { title, description, path: paths.home }
  return shell ? siteHead(shell, page, []) : unlistedMeta(shell, page)
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HomeHero from={loaderData.fromPrices.internet} facts={loaderData.facts} />
      <HomeProducts items={loaderData.products} fromPrices={loaderData.fromPrices} />
      <HomeSteps />
      <HomeFacts />
      <HomeTestimonials texts={loaderData.testimonials} />
      <TrustBand />
      <HomePosts posts={loaderData.posts} />
      <HomeContact />
      <HomeNextStep />
    </>
  )
}
