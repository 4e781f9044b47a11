import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts'
import { type Database, type Queryable, transaction } from '../../../platform/database/pool.ts'
import { causedByCustomer } from '../../../platform/deliveries/caused-by.ts'
import { email as emailTo, queueDeliveries } from '../../../platform/deliveries/queue.ts'
import { withPlaceOf } from '../../catalogue/product.ts'
import type { Catalogue } from '../../catalogue/server/catalogue.ts'
import type { StoredCustomer } from '../../customers/server/stored-customers.ts'
import { savedCartDays } from '../../mailed-links/lifetimes.ts'
import { activeLink, createLink } from '../../mailed-links/server/mailed-links.ts'
import type { OrderServices } from '../../orders/server/order-services.ts'
import { hasProduct, productFormat, storedCart } from '../../orders/server/stored-product.ts'
import { type CartToSave, type CustomerCarts, SavedCart } from '../contract.ts'
import { savedCartMails } from '../mails.ts'
import { savedCartLinks } from './links.ts'
import { savedCarts } from './tables.ts'

export type SavedCartServices = {
  readonly database: Database
  readonly catalogue: Pick<Catalogue, 'current'>
  readonly linkKey: Uint8Array
  readonly mailDomain: string
  readonly onMailQueued: () => void
  readonly internetLinesAt: OrderServices['internetLinesAt']
}

/**
 * Keeps a cart at the prices of now, and mails its link. What is not sold is left out.
 * @param customer who is logged in; null where nobody is
 * @returns false where nothing of it is sold as this type
 */
export async function saveCart(
  { database, catalogue, linkKey, mailDomain, onMailQueued }: SavedCartServices,
  { email, lines: asked, productType, requestType, address }: CartToSave,
  customer: Pick<StoredCustomer, 'id' | 'email'> | null,
): Promise<boolean> {
  const { sellables } = await catalogue.current()
  const quantities = new Map(asked.map(({ id, quantity }) => [id, quantity]))
  const lines = [...quantities].flatMap(([id, quantity]) => {
    const product = sellables.get(id)
    return product?.productType === productType ? [{ product, quantity }] : []
  })
  if (lines.length === 0) return false
  const id = randomUUID()
  await transaction(database, async tx => {
    await tx.insert(savedCarts).values({
      id,
      customerId: customer?.id ?? null,
      productType,
      requestType: productType === 'internet' ? requestType : 'order',
      productFormat,
      lines,
      address: productType === 'internet' ? address : null,
      expiresAt: sql`now() + make_interval(days => ${savedCartDays})`,
    })
    const owner = { savedCartId: id }
    const mailedLinkId = await createLink(tx, { owner, purpose: savedCartLinks.open }, linkKey)
    await queueDeliveries(tx, { mailedLinkId }, [
      emailTo(savedCartMails.saved, email, mailDomain, { causedBy: causedByCustomer(customer, email) }),
    ])
  })
  onMailQueued()
  return true
}

/** The cart that a link leads to, to go on with; null where it does not serve. */
export async function cartOfLink(services: SavedCartServices, token: string): Promise<SavedCart | null> {
  const link = await activeLink(services.database, token, [savedCartLinks.open])
  const cart = link?.savedCartId ? await savedCartById(services.database, link.savedCartId) : null
  return cart && atItsAddress(services, cart)
}

/** The lines with what holds at the address now: whether they lie ready is not of the catalogue. */
async function atItsAddress(
  { internetLinesAt }: Pick<SavedCartServices, 'internetLinesAt'>,
  cart: SavedCart,
): Promise<SavedCart> {
  if (!cart.address) return cart
  const { zipCode, houseNumber, houseNumberExtension } = cart.address
  const { lines: offered } = await internetLinesAt({
    zipCode,
    houseNumber,
    houseNumberSuffix: houseNumberExtension,
  })
  const lines = cart.lines.map(({ product, quantity }) => {
    const here = offered.find(({ id }) => id === product.id)
    return {
      quantity,
      product: here ? withPlaceOf(product, here) : product,
    }
  })
  return { ...cart, lines }
}

type Row = typeof savedCarts.$inferSelect

/** Null where a later release wrote it so that this one cannot read it. */
function savedCartOf({ productFormat, lines, savedAt, expiresAt, ...row }: Row): SavedCart | null {
  try {
    return SavedCart.parse({
      ...row,
      lines: storedCart(productFormat, lines),
      savedAt: savedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })
  } catch {
    return null
  }
}

const isInTime = gt(savedCarts.expiresAt, sql`now()`)

/** A cart by its id; null where it is gone. */
export async function savedCartById(database: Queryable, id: string): Promise<SavedCart | null> {
  const [row] = await database
    .select()
    .from(savedCarts)
    .where(and(eq(savedCarts.id, id), isInTime))
  return row ? savedCartOf(row) : null
}

const mostShown = 50

/** Saved carts of a customer, newest first. */
export async function cartsOfCustomer(database: Queryable, customerId: string): Promise<CustomerCarts> {
  const rows = await database
    .select()
    .from(savedCarts)
    .where(and(eq(savedCarts.customerId, customerId), isInTime))
    .orderBy(desc(savedCarts.savedAt))
    .limit(mostShown)
  return rows.flatMap(row => {
    const cart = savedCartOf(row)
    return cart ? [{ ...cart, id: row.id }] : []
  })
}

const isOwn = (customerId: string, id: string) =>
  and(eq(savedCarts.id, id), eq(savedCarts.customerId, customerId))

/** A customer's saved cart by id; null if they have no such cart. */
export async function cartOfCustomer(
  services: SavedCartServices,
  customerId: string,
  id: string,
): Promise<SavedCart | null> {
  const [row] = await services.database
    .select()
    .from(savedCarts)
    .where(and(isOwn(customerId, id), isInTime))
  const cart = row ? savedCartOf(row) : null
  return cart && atItsAddress(services, cart)
}

/** Forgets one of a customer's own, and its link. */
export async function forgetCartOfCustomer(
  database: Queryable,
  customerId: string,
  id: string,
): Promise<void> {
  await database.delete(savedCarts).where(isOwn(customerId, id))
}

/** Removes those whose time is over, with their links. */
export const forgetOldCarts = (database: Database): Promise<void> =>
  deleteInBatches(database, savedCarts, lt(savedCarts.expiresAt, sql`now()`))

/** How many kept carts that still can be opened have one of these products. */
export const savedCartsWith = (database: Queryable, productIds: readonly number[]): Promise<number> =>
  database.$count(
    savedCarts,
    and(sql`${savedCarts.expiresAt} > now()`, hasProduct(savedCarts.lines, productIds)),
  )
