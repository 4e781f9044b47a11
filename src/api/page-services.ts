import type { Brand } from '../common/brand.ts'
import type { DisclosedActivity } from '../common/personal-data.ts'
import type { ProductOffering, ProductType } from '../features/catalogue/product.ts'
import type { TariffList, TariffListId } from '../features/catalogue/tariffs.ts'

/** Purposes that visitors consent to separately. */
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

/** Server functions for rendering pages: the server provides them, route loaders use them. */
export type PageServices = {
  readonly brand: Brand
  /** As `releaseHeader` names it; null while developing. */
  readonly release: string | null
  /** Public address of the shop, without a trailing slash: `https://shop.example`. */
  readonly publicUrl: string
  readonly captcha: {
    readonly provider: 'altcha' | 'recaptcha'
    readonly siteKey: string
    /** Address of Google's script; null for the captcha that we host. */
    readonly scriptUrl: string | null
  }
  /** Addresses of scripts of others, loaded only after consent; null where none is configured. */
  readonly outsideScripts: Readonly<Record<ConsentPurpose, string | null>>
  readonly supportTools: SupportTools
  /** The kind of SEPA direct debit that customers give a mandate for. */
  readonly sepaScheme: 'CORE' | 'B2B'
  /** The processing activities that the privacy page tells of. */
  readonly disclosedActivities: readonly DisclosedActivity[]
  /** Changes whenever an answer of `products` or `tariffs` may; pages that are kept are made anew then. */
  catalogueVersion(): Promise<string>
  /** The products of a type, in the order of the price list. Rejects while the database is down. */
  products(type: ProductType): Promise<readonly ProductOffering[]>
  /** The preview of a colleague instead of today's catalogue; null for visitors. */
  readonly preview:
    | { readonly kind: 'shown'; readonly name: string | null; readonly at: string | null }
    | { readonly kind: 'unavailable'; readonly reason: string }
    | null
  /** The tariff lists of the website. Rejects while the database is down and nothing was read yet. */
  tariffs(): Promise<Readonly<Record<TariffListId, TariffList>>>
}

/** Data of one request for a page. */
export type PageRequest = {
  /** Admits this response's inline scripts to the Content-Security-Policy. */
  readonly nonce: string
  /** Told of every error that a loader or the rendering threw, with the address it happened at. */
  reportError(error: unknown): void
  /** Path and query of the page where a browser asks for it whole; null where an open page asks for what is new. */
  readonly documentAddress: string | null
  /** Calls a GET route of the API as the page's visitor, so that the API alone decides their access. */
  ask(address: string): Promise<ApiAnswered>
}

/** An answer of the API; the body is null where it is no JSON. */
export type ApiAnswered = { readonly status: number; readonly body: unknown }
