import type { ProductOffering } from '../../catalogue/product.ts'

/** Mailboxes that can be moved over in one order (order-flow §5 and §9). */
export const maximumMigrations = 20

/** 'Migratie mail vanuit oude provider'. */
export const isMigration = (product: ProductOffering): boolean =>
  product.productSubType === 'cloud-migratie' && product.partOf === null
