import type { KeyObject } from 'node:crypto'
import type { Brand } from '../../../common/brand.ts'
import type { FieldErrors } from '../../../common/contract/failure.ts'
import type { Database, Transaction } from '../../../platform/database/pool.ts'
import { causedByCustomer } from '../../../platform/deliveries/caused-by.ts'
import type { Cause } from '../../../platform/deliveries/queue.ts'
import type { Cipher } from '../../../platform/secrets/cipher.ts'
import type { InternetOffer } from '../../addresses/server/check-address.ts'
import type { WaysOfSelling } from '../../addresses/server/qualification.ts'
import type { CallBy } from '../../calendar/server/promised.ts'
import type { Cart } from '../../carts/cart-line.ts'
import type { ProductType } from '../../catalogue/product.ts'
import type { Catalogue } from '../../catalogue/server/catalogue.ts'
import type { SepaScheme } from '../../consents/server/consent.ts'
import type { StoredCustomer } from '../../customers/server/stored-customers.ts'
import type { PostalAddress } from '../../details/details-schema.ts'
import type { DetailsServices } from '../../details/server/check-details.ts'
import type { SentReplaces } from '../sent-replaces.ts'
import type { StoredReplaces } from './stored-details.ts'

/** An order that takes the place of an agreement. */
export type InPlace = {
  readonly replacesCaseId: number
  readonly replaces: StoredReplaces
  /** Whose account the agreement is in; null for nobody's. */
  readonly ownerId: string | null
  /** Of the organisation that has the agreement, which hears of the order too. */
  readonly organizationEmail: string
}

/** Says whether an order may take the place of an agreement: why not by field, or what is stored of it. */
export type CheckInPlace = (asked: {
  readonly replaces: SentReplaces
  readonly visitor: Pick<Visitor, 'ownerId' | 'placedByStaff' | 'client'>
  readonly productType: ProductType
  readonly lines: Cart
  readonly installationAddress: PostalAddress
}) => Promise<{ readonly errors: FieldErrors } | InPlace>

/** Dependencies of orders and quotes. */
export type OrderServices = DetailsServices &
  WaysOfSelling & {
    readonly database: Database
    readonly catalogue: Pick<Catalogue, 'current' | 'verified'>
    readonly internetLinesAt: (
      address: Pick<PostalAddress, 'zipCode' | 'houseNumber' | 'houseNumberSuffix'>,
    ) => Promise<InternetOffer>
    readonly ibanCipher: Cipher
    /** The key that bodies of requests are compared under, 32 bytes. */
    readonly bodyKey: KeyObject
    readonly sepaScheme: SepaScheme
    /** The provider as a party to the agreements. */
    readonly brand: Brand
    /** Recipient of notices about orders and quotes. */
    readonly staffEmail: string
    /** The right-hand side of every Message-ID. */
    readonly mailDomain: string
    /** By when we call about what comes in now. */
    readonly callBy: CallBy
    readonly checkInPlace: CheckInPlace
    /** Called after deliveries were queued and committed, so that they leave at once. */
    readonly onMailQueued: () => void
  }

/** The requester: the session that owns the order, its customer, and the key of this attempt for safe retries. */
export type Visitor = {
  readonly sessionHash: Buffer
  /** null where nobody is logged in. */
  readonly customer: Pick<StoredCustomer, 'id' | 'email'> | null
  /** Customer who becomes the owner. A caller whose address can log in gets the order in that account. */
  readonly ownerId: string | null
  readonly idempotencyKey: string | null
  /** Staff member who orders for a caller; null if the visitor orders. */
  readonly placedByStaff: string | null
  /** Whether it comes from a source that ordered much in this hour. */
  readonly isBulk: boolean
  /** The client of the API that orders for somebody; absent for visitors and staff. */
  readonly client?: PlacingClient
}

/** A client of the API that places an order or asks for a quote for somebody. */
export type PlacingClient = {
  readonly id: string
  /** Whether the customer is mailed about it. */
  readonly sendsMails: boolean
  /** Nobody is mailed about what a test client makes. */
  readonly isTest: boolean
  /** The case of the agreement that its order may take the place of, as the client sees it; absent where none is named. */
  readonly replaceable?: number | undefined
  /** The mark of the whole body, from `bodyMac`, by which a retry is known: more than the form has a field for. */
  readonly bodyMac: Buffer
  /** Stores what goes with it, in the same transaction. */
  readonly storeWith: (tx: Transaction, caseId: number) => Promise<void>
}

/** Cause of the confirmation of a visitor's request. */
export const causeOf = (
  { customer, placedByStaff, isBulk, client }: Visitor,
  recipient: string,
): Required<Cause> => ({
  causedBy: placedByStaff === null && !client ? causedByCustomer(customer, recipient) : 'owner',
  isBulk,
})
