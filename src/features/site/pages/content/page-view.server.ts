import type { PageServices } from '../../../../api/page-services.ts'
import { unbrokenFigures } from '../../../../common/unbroken.ts'
import { type FromPrice, fromPriceOf } from '../../../carts/from-price.ts'
import type { ProductOffering } from '../../../catalogue/product.ts'
import type { PageFrontMatter } from '../../front-matter.ts'
import { type PlanChoice, planChoiceOf } from '../plans/plan-terms.ts'
import { inWords, siteWords } from '../site-words.ts'
import type { PricedOffer } from '../structured-data.ts'
import { shortTariffs } from '../tariffs/tariff-names.ts'
import { type PageTestimonials, testimonialsOf } from '../testimonials/testimonials-of.server.ts'
import { posts, vacancies } from './page-cards.server.ts'
import { type PageCard, pageCard } from './page-cards.ts'
import type { PageData } from './page-data.ts'
import { type ContentPage, contentPages } from './registry.server.ts'
import { sitePages } from './site-pages.server.ts'

/** A text of content/ as its template shows it: brand filled in, prices looked up, pages around it found. */
export type PageView = {
  readonly address: string
  readonly kind: ContentPage['kind']
  readonly layout: PageFrontMatter['purpose'] | 'published'
  readonly frontMatter: ContentPage['frontMatter']
  /** The pages above this one, from the top. */
  readonly above: readonly PageCard[]
  readonly related: readonly PageCard[]
  /** The sections of its text. */
  readonly sections: ContentPage['facts']['sections']
  /** Products that the page is about; empty without a product type, or if the catalogue cannot be read. */
  readonly offers: readonly PricedOffer[]
  /** From what price they are sold; null if nothing is. */
  readonly fromPrice: FromPrice | null
  /** Those that can be bought by themselves; null for none. */
  readonly plans: PlanChoice | null
  /** Those about its service; null for none. */
  readonly testimonials: PageTestimonials | null
  readonly data: PageData
}

/** isComplete is false when the page shows without its prices or tariffs because the catalogue cannot be read. */
export async function viewOf(
  page: ContentPage,
  services: PageServices,
): Promise<{ view: PageView; isComplete: boolean }> {
  const { productType, catalogueSection, related } = page.frontMatter
  const { words, sold: catalogue } = await siteWords(services)
  const products =
    catalogue && productType ? catalogue.filter(product => product.productType === productType) : null
  const tariffs = await services.tariffs().catch(() => null)
  const card = (address: string) => {
    const found = contentPages.get(address)
    return found ? [pageCard(found, words)] : []
  }
  const ofType = products ?? []
  const sold = inSection(ofType, catalogueSection)
  const view: PageView = {
    address: page.address,
    kind: page.kind,
    layout: page.kind === 'page' ? page.frontMatter.purpose : 'published',
    frontMatter: typeset(inWords(page.frontMatter, words)),
    above: addressesAbove(page.address).flatMap(card),
    related: related.flatMap(card),
    sections: page.facts.sections,
    offers: sold.map(product => ({
      product,
      priceInCents: fromPriceOf([product], ofType)?.inCents ?? product.priceInCents,
    })),
    fromPrice: fromPriceOf(sold, ofType),
    plans: planChoiceOf(sold, ofType),
    testimonials: testimonialsOf(page.address, words),
    data: {
      products,
      facts: words.facts,
      posts: posts(words),
      vacancies: vacancies(words),
      pages: sitePages(words),
      tariffs: tariffs && { voip: shortTariffs(tariffs.voip), wlr: shortTariffs(tariffs.wlr) },
    },
  }
  return { view, isComplete: tariffs !== null && catalogue !== null }
}

/** Words that are read on the page have no figure that is parted from its unit; title, description and addresses stay as they are. */
function typeset<T extends ContentPage['frontMatter']>(frontMatter: T): T {
  const { hero, facts, faq, nextStep } = frontMatter
  const { title, intro } = hero
  return {
    ...frontMatter,
    hero: { ...hero, intro: unbrokenFigures(intro), ...(title && { title: unbrokenFigures(title) }) },
    facts: facts.map(({ title, text }) => ({ title: unbrokenFigures(title), text: unbrokenFigures(text) })),
    faq: faq.map(({ question, answer }) => ({
      question: unbrokenFigures(question),
      answer: unbrokenFigures(answer),
    })),
    ...(nextStep && { nextStep: { ...nextStep, text: unbrokenFigures(nextStep.text) } }),
  }
}

/** `/over-ons/vacatures/monteur` → `/over-ons`, `/over-ons/vacatures`. */
function addressesAbove(address: string): string[] {
  const parts = address.split('/').slice(1, -1)
  return parts.map((_, position) => `/${parts.slice(0, position + 1).join('/')}`)
}

/** One section of the catalogue, or its main products. */
const inSection = (products: readonly ProductOffering[], section: string | undefined) =>
  products.filter(({ sectionName, productSubType }) =>
    section === undefined ? productSubType === null : sectionName === section,
  )
