import { createContext, useContext } from 'react'
import type { SoldFacts } from '../../../carts/sold-facts.ts'
import type { ProductOffering } from '../../../catalogue/product.ts'
import type { TariffListId } from '../../../catalogue/tariffs.ts'
import type { ShortTariffs } from '../tariffs/tariff-names.ts'
import type { PageCard } from './page-cards.ts'

/** Data for components in a text, besides their own properties. */
export type PageData = {
  /** Products of the page's type; null while the catalogue cannot be read, and on pages without a type. */
  readonly products: readonly ProductOffering[] | null
  /** Facts of all that is sold. */
  readonly facts: SoldFacts
  /** Posts of the blog and vacancies, newest first. */
  readonly posts: readonly PageCard[]
  readonly vacancies: readonly PageCard[]
  /** Every page that search engines may know, by address. */
  readonly pages: readonly PageCard[]
  /** The destinations that are called most; null while the catalogue cannot be read. */
  readonly tariffs: Readonly<Record<TariffListId, ShortTariffs>> | null
}

export const PageDataContext = createContext<PageData | null>(null)

export function usePageData(): PageData {
  const data = useContext(PageDataContext)
  if (!data) throw new Error('Only the text of a page has page data')
  return data
}
