import type { PageServices } from '../../../api/page-services.ts'
import type { Brand } from '../../../common/brand.ts'
import { withFactsInAll } from '../../../common/facts-in-texts.ts'
import { type SoldFacts, soldFacts } from '../../carts/sold-facts.ts'
import { type ProductOffering, productTypes } from '../../catalogue/product.ts'
import { brandInAll } from '../../page-frame/components/brand-texts.ts'

/** Values for the places of a text: who we are, and what we sell. */
export type SiteWords = { readonly brand: Brand; readonly facts: SoldFacts }

/** The same value with every text in it filled in; what says something that is not sold is left out. */
export const inWords = <T>(value: T, { brand, facts }: SiteWords): T =>
  brandInAll(withFactsInAll(value, facts), brand)

/** `sold` is everything of the catalogue; null while it cannot be read, where nothing is said of it. */
export async function siteWords({
  brand,
  products,
}: PageServices): Promise<{ words: SiteWords; sold: readonly ProductOffering[] | null }> {
  const sold = await Promise.all(productTypes.map(products)).then(
    types => types.flat(),
    () => null,
  )
  return { words: { brand, facts: soldFacts(sold) }, sold }
}
