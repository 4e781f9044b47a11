import type { ProductOffering, ProductType } from '../domain/product.ts'
import type { Brand } from './brand.ts'

/** What pages may ask of the server while they render. The server provides it, route loaders use it. */
export type PageServices = {
  readonly brand: Brand
  /** Where the shop is reached, without a trailing slash: `https://shop.example`. */
  readonly publicUrl: string
  readonly captcha: {
    readonly provider: 'altcha' | 'recaptcha'
    readonly siteKey: string
  }
  /** The offerings of one type as the catalogue sells them now. Rejects while the database is down. */
  products(type: ProductType): Promise<readonly ProductOffering[]>
}
