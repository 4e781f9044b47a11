import type { broughtApis } from '../../api-clients/tmf-resources.ts'
import type { Json } from './kit/json.ts'
import type { OrderPart } from './orders/order-part.ts'

/** Attributes that the shop has beside those of an official definition, limits of these, and attributes that a body needs. */
export type Extension = {
  readonly properties: Json
  readonly required?: readonly string[]
  /** One of these has to hold besides. */
  readonly anyOf?: readonly Json[]
}

/** How an API that a feature above this one serves is described. */
export type DescribedApi = {
  /** By the definition that they belong to. */
  readonly extensions: () => Readonly<Record<string, Extension>>
  /** JSON Schema of its extension and where it lies. */
  readonly schema: Json
  readonly schemaPath: string
}

/** Parts of TM Forum's APIs that features above this one bring; src/app/server/tmf-parts.ts lists them, the same for the whole process. */
export type TmfParts = {
  readonly apis: Readonly<Partial<Record<(typeof broughtApis)[number], DescribedApi>>>
  readonly orderParts: readonly OrderPart[]
}
