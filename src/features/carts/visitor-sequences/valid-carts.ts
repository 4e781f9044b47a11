import type { ProductType } from '../../catalogue/product.ts'
import type { Cart } from '../cart-line.ts'

/**
 * Order-flow §4, §5 and §9 a second time, as a table: which quantities of each product (by its id in testing.ts and
 * testing-services.ts) make a cart that can be ordered. Written from the specification; it imports no rule.
 */

/** How many of a product the cart holds. */
export type Of = (id: number) => number
type Allowed = (quantity: number, of: Of) => boolean
type Table = {
  readonly rows: Readonly<Record<number, Allowed>>
  readonly whole: readonly ((of: Of) => boolean)[]
}

const upTo =
  (max: number): Allowed =>
  quantity =>
    quantity >= 0 && quantity <= max
const asManyAs =
  (count: (of: Of) => number): Allowed =>
  (quantity, of) =>
    quantity === count(of)
const noneOrAsManyAs =
  (count: (of: Of) => number): Allowed =>
  (quantity, of) =>
    quantity === 0 || quantity === count(of)
export const sumOf =
  (...ids: readonly number[]) =>
  (of: Of): number =>
    ids.reduce((sum, id) => sum + of(id), 0)

const lines12 = [100, 110, 120, 300]
const lines36 = [200, 210, 220]
export const internetLines = [...lines12, ...lines36]
const onePer4 = (devices: (of: Of) => number) => asManyAs(of => Math.ceil(devices(of) / 4))
const subscriptions = [600, 601, 610, 611, 620, 621]
export const accounts = sumOf(700, 701)
export const deviceIds = [711, 712, 721, 722, 731, 732]
export const devices = sumOf(...deviceIds)

const tables: Readonly<Record<ProductType, Table>> = {
  internet: {
    rows: {
      // One line, with its set-up.
      ...Object.fromEntries(
        internetLines.flatMap(line => [
          [line, upTo(1)],
          [line + 1, asManyAs(sumOf(line))],
        ]),
      ),
      // 12 months: rental router; 36 months: included router; both: own router.
      400: noneOrAsManyAs(sumOf(...lines12)),
      401: noneOrAsManyAs(sumOf(...lines36)),
      402: upTo(1),
      // Television has 1 to 4 set-top boxes, each with its set-up.
      410: upTo(1),
      411: (boxes, of) => (of(410) === 1 ? boxes >= 1 && boxes <= 4 : boxes === 0),
      412: asManyAs(sumOf(411)),
      // One product per group.
      420: upTo(1),
      421: upTo(1),
      430: upTo(1),
      // A data package adds to a back-up.
      440: (packages, of) => packages <= of(430),
    },
    whole: [
      of => sumOf(...internetLines)(of) === 1,
      of => sumOf(400, 401, 402)(of) === 1,
      of => sumOf(420, 421)(of) <= 1,
    ],
  },
  cloud: {
    rows: {
      500: upTo(99),
      501: asManyAs(sumOf(500)),
      502: upTo(99),
      503: asManyAs(sumOf(502)),
      504: upTo(99),
      42572: upTo(99),
      505: upTo(99),
      506: upTo(20),
    },
    whole: [],
  },
  mobiel: {
    rows: {
      ...Object.fromEntries(subscriptions.map(id => [id, upTo(99)])),
      630: noneOrAsManyAs(sumOf(...subscriptions)),
      631: noneOrAsManyAs(sumOf(...subscriptions)),
      640: noneOrAsManyAs(sumOf(...subscriptions)),
    },
    whole: [
      // At least one subscription, all of one term.
      of => [sumOf(600, 601), sumOf(610, 611), sumOf(620, 621)].filter(ofTerm => ofTerm(of) > 0).length === 1,
    ],
  },
  telefonie: {
    rows: {
      700: upTo(99),
      701: upTo(99),
      705: noneOrAsManyAs(accounts),
      706: noneOrAsManyAs(accounts),
      ...Object.fromEntries(deviceIds.map(id => [id, upTo(99)])),
      723: asManyAs(sumOf(721, 722)),
      733: asManyAs(sumOf(731, 732)),
      741: onePer4(sumOf(721, 731)),
      742: onePer4(sumOf(722, 732)),
      750: noneOrAsManyAs(of => (devices(of) === 0 ? accounts(of) : 0)),
    },
    whole: [of => accounts(of) >= 1, of => devices(of) <= accounts(of)],
  },
}

/** Reads quantities out of a cart, lines of one product summed. */
export const quantitiesIn =
  (cart: Cart): Of =>
  id =>
    cart.filter(line => line.product.id === id).reduce((sum, line) => sum + line.quantity, 0)

/** Whether the table allows this cart. */
export function isValidCart(productType: ProductType, cart: Cart): boolean {
  const { rows, whole } = tables[productType]
  const ids = cart.map(line => line.product.id)
  const of = quantitiesIn(cart)
  return (
    ids.length > 0 &&
    new Set(ids).size === ids.length &&
    ids.every(id => id in rows) &&
    cart.every(({ quantity }) => quantity >= 1) &&
    Object.entries(rows).every(([id, allowed]) => allowed(of(Number(id)), of)) &&
    whole.every(rule => rule(of))
  )
}
