import { paths } from '../../../../api/paths.ts'
import type { PageFrontMatter } from '../../front-matter.ts'
import { orderActionLabels } from '../../texts.ts'

/** The way from a service's page into its order flow; null where the page sells nothing by itself. */
export function orderAction({ productType }: Pick<PageFrontMatter, 'productType'>) {
  return productType ? { label: orderActionLabels[productType], to: paths.samenstellen(productType) } : null
}

type SoldType = NonNullable<PageFrontMatter['productType']>
const soldTypes = Object.keys(orderActionLabels) as SoldType[]

/** The type of the order flow to which the action of the hero leads, its own or one that the page names; null where it leads elsewhere. */
export function orderedType({
  productType,
  hero: { action },
}: Pick<PageFrontMatter, 'productType' | 'hero'>): SoldType | null {
  if (!action) return productType ?? null
  return soldTypes.find(type => action.to === paths.samenstellen(type)) ?? null
}

/** Whether the hero asks for the address: on a page that sells internet, unless it has another action. */
export const asksForAddress = ({
  productType,
  hero,
}: Pick<PageFrontMatter, 'productType' | 'hero'>): boolean => productType === 'internet' && !hero.action
