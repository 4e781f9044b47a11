import { and, eq, inArray, isNotNull, ne, or } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import type { VatStatus } from '../../../platform/outside/vat-register.ts'
import type { Construction } from '../../addresses/line-promise.ts'
import type { OrderLine } from '../../carts/order-lines.ts'
import type { Totals } from '../../carts/totals.ts'
import { type OrderState, orderState } from '../../cases/case-states.ts'
import type { OrderOrigin } from '../../cases/order-origin.ts'
import { type Case, type CustomerFilter, caseOfCustomer, casesOfCustomer } from '../../cases/server/case.ts'
import type { ProductType } from '../../catalogue/product.ts'
import { consentsAmong, type GivenConsent, mandateReferences } from '../../consents/server/consents.ts'
import { type References, referencesIn } from '../../details/references.ts'
import { constructionAmong, linesAmong, productTypeOf } from './lines.ts'
import { portInsAmong } from './port-ins.ts'
import { type OrderDetails, orderDetails, replacesIn, type StoredReplaces } from './stored-details.ts'
import { productOrders } from './tables.ts'

/** An order as it was sold; what later changes in the catalogue does not touch it. */
export type StoredOrder = OrderDetails & {
  readonly caseId: number
  /** Nine digits. */
  readonly orderNumber: string
  readonly productType: ProductType
  readonly state: OrderState
  readonly createdAt: Date
  readonly lines: readonly OrderLine[]
  readonly totals: Totals
  readonly email: string
  readonly kvkNumber: string
  readonly kvkChecked: boolean
  readonly vatNumber: string
  /** null where there is no VAT number. */
  readonly vatStatus: VatStatus | null
  readonly resellerId: string | null
  /** Whether somebody with an account placed it, who finds it under /mijn. */
  readonly isCustomers: boolean
  /** Bound to the number (src/platform/secrets/cipher.ts). */
  readonly ibanEncrypted: Buffer
  /** false where the register of addresses could not be asked. */
  readonly addressChecked: boolean
  /** false while staff have to look whether the networks still give what its quote said. */
  readonly deliveryChecked: boolean
  readonly references: References
  /** null where it was made of no quote. */
  readonly origin: OrderOrigin | null
  readonly phoneNumberRetention: readonly string[]
  readonly consents: readonly GivenConsent[]
  /** Somebody of the staff took it on the phone. */
  readonly isByPhone: boolean
}

/** The KVK numbers of the organisations that ordered, by the order's case. */
export async function kvkNumbersOf(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await database
    .select({ caseId: productOrders.caseId, kvkNumber: productOrders.kvkNumber })
    .from(productOrders)
    .where(inArray(productOrders.caseId, [...caseIds]))
  return new Map(rows.map(({ caseId, kvkNumber }) => [caseId, kvkNumber]))
}

/** The order that a case is, or null. */
export const orderOf = async (database: Queryable, opened: Case): Promise<StoredOrder | null> =>
  (await ordersAmong(database, [opened])).get(opened.id) ?? null

/** The orders that these cases are, by the case's id. */
export async function ordersAmong(
  database: Queryable,
  opened: readonly Case[],
): Promise<ReadonlyMap<number, StoredOrder>> {
  const ids = opened.map(({ id }) => id)
  const [rows, lines, consents, ports] = await Promise.all([
    database.select().from(productOrders).where(inArray(productOrders.caseId, ids)),
    linesAmong(database, ids),
    consentsAmong(database, ids),
    portInsAmong(database, ids),
  ])
  const byCase = new Map(rows.map(row => [row.caseId, row]))
  return new Map(
    opened.flatMap(each => {
      const row = byCase.get(each.id)
      if (!row) return []
      const belongs = {
        lines: lines.get(each.id) ?? [],
        consents: consents.get(each.id) ?? [],
        numbers: (ports.get(each.id) ?? []).map(({ number }) => number),
      }
      return [[each.id, storedOrder(each, row, belongs)] as const]
    }),
  )
}

function storedOrder(
  opened: Case,
  row: typeof productOrders.$inferSelect,
  {
    lines,
    consents,
    numbers,
  }: Pick<StoredOrder, 'lines' | 'consents'> & { readonly numbers: readonly string[] },
): StoredOrder {
  const details = orderDetails(row)
  return {
    ...details,
    caseId: opened.id,
    orderNumber: opened.number,
    productType: productTypeOf(opened),
    state: orderState(opened.state),
    createdAt: opened.openedAt,
    lines,
    totals: { monthlyInCents: row.monthlyInCents, oneTimeInCents: row.oneTimeInCents },
    email: details.contactPerson.email,
    kvkNumber: row.kvkNumber,
    kvkChecked: row.kvkChecked,
    vatNumber: row.vatNumber,
    vatStatus: row.vatStatus,
    resellerId: opened.resellerId,
    isCustomers: opened.customerId !== null,
    ibanEncrypted: row.ibanEncrypted,
    addressChecked: row.addressChecked,
    deliveryChecked: row.deliveryChecked,
    references: referencesIn(row),
    origin: originIn(row),
    phoneNumberRetention: numbers,
    consents,
    isByPhone: consents.some(({ isReadOut }) => isReadOut),
  }
}

/** The agreement, or the quote and branch, among the columns of a row; null where the order came from neither. */
function originIn(
  row: Pick<typeof productOrders.$inferSelect, 'quoteNumber' | 'branch' | 'replaces'>,
): OrderOrigin | null {
  const replaces = replacesIn(row)
  if (replaces) {
    const { termsToContinue: _terms, ...origin } = replaces
    return origin
  }
  const { quoteNumber, branch } = row
  return quoteNumber === '' ? null : { quoteNumber, branch }
}

/** Those of these orders that take the place of an agreement, by the case's id. */
export async function ordersInPlaceAmong(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, StoredReplaces>> {
  const { caseId, replaces } = productOrders
  const rows = await database
    .select({ caseId, replaces })
    .from(productOrders)
    .where(and(inArray(caseId, [...caseIds]), isNotNull(replaces)))
  return new Map(
    rows.flatMap(row => {
      const found = replacesIn(row)
      return found ? [[row.caseId, found] as const] : []
    }),
  )
}

/** The cases of orders that may still take the place of these agreements, by the case of the agreement. */
export async function replacingAmong(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { caseId, replacesCaseId } = productOrders
  const rows = await database
    .select({ caseId, replacesCaseId })
    .from(productOrders)
    .where(inArray(replacesCaseId, [...caseIds]))
  return new Map(rows.flatMap(row => (row.replacesCaseId === null ? [] : [[row.replacesCaseId, row.caseId]])))
}

/** Frees the agreement in whose place an order was to come, or takes it again; call it under the lock of the order's case. */
export async function setReplacing(
  tx: Transaction,
  caseId: number,
  replacedId: number | null,
): Promise<void> {
  await tx
    .update(productOrders)
    .set({ replacesCaseId: replacedId })
    .where(and(eq(productOrders.caseId, caseId), isNotNull(productOrders.replaces)))
}

/** Has an order take the place of its agreement on other terms; call it under the lock of the order's case. */
export async function setReplaces(tx: Transaction, caseId: number, replaces: StoredReplaces): Promise<void> {
  await tx.update(productOrders).set({ replaces }).where(eq(productOrders.caseId, caseId))
}

/** The origins of these orders, by the case's id; an order of no quote and in no agreement's place is not in it. */
export async function originsOfOrders(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, OrderOrigin>> {
  const { caseId, quoteNumber, branch, replaces } = productOrders
  const rows = await database
    .select({ caseId, quoteNumber, branch, replaces })
    .from(productOrders)
    .where(and(inArray(caseId, [...caseIds]), or(ne(quoteNumber, ''), isNotNull(replaces))))
  return new Map(
    rows.flatMap(row => {
      const origin = originIn(row)
      return origin ? [[row.caseId, origin] as const] : []
    }),
  )
}

/** An order of a customer; null where the customer has none of this number. */
export async function orderOfCustomer(
  database: Queryable,
  customerId: string,
  number: string,
): Promise<StoredOrder | null> {
  const opened = await caseOfCustomer(database, customerId, 'order', number)
  return opened && orderOf(database, opened)
}

/** Columns of an order in a list. */
export type OrderHead = Pick<
  StoredOrder,
  | 'caseId'
  | 'orderNumber'
  | 'productType'
  | 'state'
  | 'createdAt'
  | 'totals'
  | 'installationAddress'
  | 'origin'
> & {
  /** Costs that its totals have not in them. */
  readonly construction: Construction | null
  /** The reference of the direct-debit mandate; null where none was given. */
  readonly mandateReference: string | null
  /** Address of the buying organisation. */
  readonly organizationEmail: string
}

/** The orders that a customer placed while logged in, newest first. */
export async function ordersOfCustomer(
  database: Queryable,
  customerId: string,
  filter?: CustomerFilter,
): Promise<readonly OrderHead[]> {
  const opened = await casesOfCustomer(database, customerId, 'order', filter)
  const ids = opened.map(({ id }) => id)
  const [rows, references, construction] = await Promise.all([
    database.select().from(productOrders).where(inArray(productOrders.caseId, ids)),
    mandateReferences(database, ids),
    constructionAmong(database, ids),
  ])
  const byCase = new Map(rows.map(row => [row.caseId, row]))
  return opened.flatMap(each => {
    const row = byCase.get(each.id)
    if (!row) return []
    const { organization, installationAddress } = orderDetails(row)
    return [
      {
        caseId: each.id,
        orderNumber: each.number,
        productType: productTypeOf(each),
        state: orderState(each.state),
        createdAt: each.openedAt,
        totals: { monthlyInCents: row.monthlyInCents, oneTimeInCents: row.oneTimeInCents },
        construction: construction.get(each.id) ?? null,
        installationAddress,
        origin: originIn(row),
        mandateReference: references.get(each.id) ?? null,
        organizationEmail: organization.email,
      },
    ]
  })
}
