import type { PageServices } from '../../../../api/page-services.ts'
import { type FromPrice, fromPriceOf } from '../../../carts/from-price.ts'
import type { ProductOffering } from '../../../catalogue/product.ts'
import { brandInAll } from '../../../page-frame/components/brand-texts.ts'
import type { PricedOffer } from '../structured-data.ts'
import { shortTariffs } from '../tariffs/tariff-names.ts'
import { posts, vacancies } from './page-cards.server.ts'
import { type PageCard, pageCard } from './page-cards.ts'
import type { PageData } from './page-data.ts'
import { type ContentPage, contentPages } from './registry.server.ts'
import { sitePages } from './site-pages.server.ts'

/** A text of content/ as its template shows it: brand filled in, prices looked up, pages around it found. */
export type PageView = {
  readonly address: string
  readonly kind: ContentPage['kind']
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
  readonly data: PageData
}

/** isComplete is false when the page shows without its prices or tariffs because the catalogue cannot be read. */
export async function viewOf(
  page: ContentPage,
  services: PageServices,
): Promise<{ view: PageView; isComplete: boolean }> {
  const { brand } = services
  const { productType, catalogueSection, related } = page.frontMatter
  const products = productType ? await services.products(productType).catch(() => null) : null
  const tariffs = await services.tariffs().catch(() => null)
  const card = (address: string) => {
    const found = contentPages.get(address)
    return found ? [pageCard(found, brand)] : []
  }
  const catalogue = products ?? []
  const sold = inSection(catalogue, catalogueSection)
  const view: PageView = {
    address: page.address,
    kind: page.kind,
    frontMatter: brandInAll(page.frontMatter, brand),
    above: addressesAbove(page.address).flatMap(card),
    related: related.flatMap(card),
    sections: page.facts.sections,
    offers: sold.map(product => ({
      product,
      priceInCents: fromPriceOf([product], catalogue)?.inCents ?? product.priceInCents,
    })),
    fromPrice: fromPriceOf(sold, catalogue),
    data: {
      products,
      posts: posts(brand),
      vacancies: vacancies(brand),
      pages: sitePages(brand),
      tariffs: tariffs && { voip: shortTariffs(tariffs.voip), wlr: shortTariffs(tariffs.wlr) },
    },
  }
  return { view, isComplete: tariffs !== null && (productType === undefined || products !== null) }
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
