import type { Json } from './json.ts'

/** Words of TM Forum for where an item of a catalogue is in its life. */
export type LifecycleStatus = 'In study' | 'In design' | 'In test' | 'Active' | 'Launched' | 'Retired'

/** Moments and status that revisions give an item. */
export type CatalogueFacts = {
  readonly lifecycleStatus: LifecycleStatus
  readonly lastUpdate: Date
  /** How many states it has had. */
  readonly version: number
  /** From when on, and until when, it is sold; null where nobody planned that. */
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

export const factsJson = ({
  lifecycleStatus,
  lastUpdate,
  version,
  startsAt,
  endsAt,
}: CatalogueFacts): Json => ({
  lifecycleStatus,
  lastUpdate: lastUpdate.toISOString(),
  version: String(version),
  ...((startsAt || endsAt) && {
    validFor: {
      ...(startsAt && { startDateTime: startsAt.toISOString() }),
      ...(endsAt && { endDateTime: endsAt.toISOString() }),
    },
  }),
})

/** Resources of the catalogue that others refer to. */
export type CatalogueResource =
  | 'category'
  | 'productOffering'
  | 'productOfferingPrice'
  | 'productSpecification'

/** The address of a resource. */
export type HrefOf = (resource: CatalogueResource, id: string) => string

const referredTypes = {
  category: 'Category',
  productOffering: 'ProductOffering',
  productOfferingPrice: 'ProductOfferingPrice',
  productSpecification: 'ProductSpecification',
} as const satisfies Readonly<Record<CatalogueResource, string>>

/** A reference to a resource of the catalogue. */
export const reference = (hrefOf: HrefOf, resource: CatalogueResource, id: string, name: string): Json => ({
  id,
  href: hrefOf(resource, id),
  name,
  '@referredType': referredTypes[resource],
})
