import type { ProductType } from '../domain/product.ts'
import type { Brand } from './brand.ts'
import type { ProductDto } from './catalogue.ts'

/** What a visitor may consent to, each on its own. */
export const consentPurposes = ['analytics', 'chat'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** Programs of others that support hands to customers, each an address; null where there is none. */
export type SupportTools = {
  /** Lets support look along on a computer with Windows. */
  readonly remoteWindows: string | null
  readonly remoteMac: string | null
  /** Finds and sets up a router on the customer's network. */
  readonly routerTool: string | null
}

/** What pages may ask of the server while they render. The server provides it, route loaders use it. */
export type PageServices = {
  readonly brand: Brand
  /** Where the shop is reached, without a trailing slash: `https://shop.example`. */
  readonly publicUrl: string
  readonly captcha: {
    readonly provider: 'altcha' | 'recaptcha'
    readonly siteKey: string
    /** Where the browser gets Google's script; null for the captcha that we host ourselves. */
    readonly scriptUrl: string | null
  }
  /** Addresses of scripts of others, loaded only after consent; null where none is configured. */
  readonly outsideScripts: Readonly<Record<ConsentPurpose, string | null>>
  readonly supportTools: SupportTools
  /** The kind of SEPA direct debit that customers give a mandate for. */
  readonly sepaScheme: 'CORE' | 'B2B'
  /** Changes whenever an answer of `products` may; pages that are kept are made anew then. */
  catalogueVersion(): Promise<string>
  /** The same list that GET /api/order/products/prices answers. Rejects while the database is down. */
  products(type: ProductType): Promise<readonly ProductDto[]>
}

/** What belongs to one request for a page. */
export type PageRequest = {
  /** Admits this response's inline scripts to the Content-Security-Policy. */
  readonly nonce: string
  /** Told of every error that a loader or the rendering threw, with the address it happened at. */
  reportError(error: unknown): void
  /** Path and query of the page where a browser asks for it whole; null where an open page asks for what is new. */
  readonly documentAddress: string | null
  /** Asks a GET call of the API as whoever asked for this page: what he may see is judged there and nowhere else. */
  ask(address: string): Promise<ApiAnswered>
}

/** An answer of the API; the body is null where it is no JSON. */
export type ApiAnswered = { readonly status: number; readonly body: unknown }
