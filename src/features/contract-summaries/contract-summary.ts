import type { ProductType } from '../catalogue/product.ts'

/**
 * Whether a product type is an electronic communications service, of which a contract summary is given before the order
 * (Directive (EU) 2018/1972, article 102(3)). Licences and workplaces of cloud are none.
 */
export const hasContractSummary = (type: ProductType): boolean => type !== 'cloud'
