import type { PageFrontMatter } from '../../../content/front-matter.ts'
import type { ProductType } from '../../../domain/product.ts'
import { paths } from '../../paths.ts'

const labels: Readonly<Record<ProductType, string>> = {
  internet: 'Check je adres',
  cloud: 'Stel je pakket samen',
  mobiel: 'Kies je abonnement',
  telefonie: 'Stel je telefonie samen',
}

/** The way from a service's page into its order flow; null where the page sells nothing by itself. */
export function orderAction({ productType }: Pick<PageFrontMatter, 'productType'>) {
  return productType ? { label: labels[productType], to: paths.samenstellen(productType) } : null
}
