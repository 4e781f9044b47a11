import { paths } from '../../../../api/paths.ts'
import type { PageFrontMatter } from '../../front-matter.ts'
import { orderActionLabels } from '../../texts.ts'

/** The way from a service's page into its order flow; null where the page sells nothing by itself. */
export function orderAction({ productType }: Pick<PageFrontMatter, 'productType'>) {
  return productType ? { label: orderActionLabels[productType], to: paths.samenstellen(productType) } : null
}

/** Whether the hero asks for the address: on a page that sells internet, unless it has another action. */
export const asksForAddress = ({
  productType,
  hero,
}: Pick<PageFrontMatter, 'productType' | 'hero'>): boolean => productType === 'internet' && !hero.action
