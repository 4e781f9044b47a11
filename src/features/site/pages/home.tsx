import { data } from 'react-router'
import texts from '../../../../content/site/home.json' with { type: 'json' }
import home from '../../../../content/site/home.json' with { type: 'json' }
import { paths } from '../../../api/paths.ts'
import { pageServices } from '../../../ui/navigation/page-context.ts'
import type { ProductType } from '../../catalogue/product.ts'
import { unlistedMeta } from '../frame/unlisted-meta.ts'
import type { Route } from './+types/home.ts'
import { NextStep } from './content/next-step.tsx'
import { posts } from './content/page-cards.server.ts'
import { fromPrice } from './from-prices.ts'
import { HomeContact } from './home-contact.tsx'
import { HomeFacts } from './home-facts.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomePosts } from './home-posts.tsx'
import { HomeProducts } from './home-products.tsx'
import { HomeSteps } from './home-steps.tsx'
import styles from './home-testimonials.module.css'
import { siteHead } from './site-head.ts'
import { Testimonials } from './testimonials/testimonials.tsx'

/** The testimonials in their place on the home page. */
const HomeTestimonials = () => (
  <div className={styles.place}>
    <Testimonials />
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
  const { products, brand } = context.get(pageServices)
  let isComplete = true
  const priceOf = async (type: ProductType) => {
    const offered = await products(type).catch(() => {
      isComplete = false
      return []
    })
    return fromPrice(offered)
  }
  const [internet, cloud, mobiel, telefonie] = await Promise.all([
    priceOf('internet'),
    priceOf('cloud'),
    priceOf('mobiel'),
    priceOf('telefonie'),
  ])
  const home = {
    fromPrices: { internet, cloud, mobiel, telefonie },
    posts: posts(brand).slice(0, postsShown),
  }
  return data(home, isComplete ? undefined : { headers: { 'Cache-Control': 'no-store' } })
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
      <HomeHero />
      <HomeProducts fromPrices={loaderData.fromPrices} />
      <HomeSteps />
      <HomeFacts />
      <HomeTestimonials />
      <HomePosts posts={loaderData.posts} />
      <HomeContact />
      <HomeNextStep />
    </>
  )
}
