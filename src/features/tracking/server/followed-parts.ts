import type { Brand } from '../../../common/brand.ts'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import type { Case } from '../../cases/server/case.ts'
import type { StepSources } from '../../cases/server/next-step/facts.ts'
import type { StoredCustomer } from '../../customers/server/stored-customers.ts'
import type { DocumentLink } from '../../documents/contract.ts'
import type { DocumentServices } from '../../documents/server/stored-document.ts'
import type { StoredOrder } from '../../orders/server/stored-orders.ts'
import type { OrderDelivery, OrderReturns } from '../contract.ts'

/** Parts of orders and requests that features above this one bring where a customer follows them; src/app/server/followed-parts.ts lists them. */
export type FollowedParts = {
  /** The parcels of an order that are on their way. */
  readonly parcelsOf?: (database: Queryable, order: StoredOrder) => Promise<OrderDelivery['parcels']>
  /** Rented devices of an order that come back. */
  readonly returnsOf?: (database: Queryable, caseId: number) => Promise<OrderReturns['devices']>
  /** The slip that goes with those that are still to come; null where none are. */
  readonly returnSlip?: (
    services: { readonly database: Queryable; readonly brand: Brand },
    order: StoredOrder,
  ) => Promise<Buffer | null>
  /** Until when what was offered and waits for the customer can be accepted, by the case's id. */
  readonly acceptableUntil?: (
    database: Queryable,
    caseIds: readonly number[],
  ) => Promise<ReadonlyMap<number, Date>>
  /** Ends what was offered in a case that its customer withdraws. The caller holds the lock of the case. */
  readonly endOffer?: (tx: Transaction, found: Case) => Promise<void>
  /**
   * The PDF of what was asked for; null where nothing was.
   * @param query of the address, which may ask for its correction
   */
  readonly requestFile?: (
    services: { readonly documents: DocumentServices } & { readonly brand: Brand },
    found: Case,
    query: { readonly gecorrigeerd?: string | undefined },
  ) => Promise<Buffer | null>
  /** Documents of the requests of a customer. */
  readonly requestDocuments?: DocumentsOf
  /** Documents of transfers by which a customer took agreements over. */
  readonly transferDocuments?: DocumentsOf
}

type DocumentsOf = (database: Queryable, customer: StoredCustomer) => Promise<readonly DocumentsOfOne[]>

/** Dependencies of whoever says how far an order or a request is. */
export type FollowServices = { readonly steps: StepSources; readonly followed: FollowedParts }

/** The documents of one order or request. */
export type DocumentsOfOne = {
  /** As it is read out. */
  readonly number: string
  /** ISO 8601, of the order or request. */
  readonly createdAt: string
  readonly links: readonly DocumentLink[]
}
