import { randomUUID } from 'node:crypto'
import { DeskCase } from '../../../../api/desk-case.ts'
import { orderedCase } from '../../../../app/server/testing-desk.ts'
import {
  type StaffVisitor,
  type TestShop,
  type TestVisitor,
  testSecrets,
} from '../../../../app/server/testing-shop.ts'
import { endpoint } from '../../../../common/contract/call.ts'
import { totalsOf } from '../../../carts/totals.ts'
import { casePath } from '../../../cases/contract.ts'
import { linkWithToken } from '../../../mailed-links/server/mailed-links.ts'
import { rowsOf, withProducts } from '../../../orders/server/testing.ts'
import { lineChangeCalls } from '../../contract.ts'
import { ChangeableLines, deskLineChangeCalls } from '../../contract-desk.ts'
import { changedLines } from '../../line-change.ts'

const { changeLines, withdrawLineChange } = deskLineChangeCalls
const { answerLineChange } = lineChangeCalls

/** Two mailboxes with their support, of the shipped catalogue. */
export const mailbox = 42501
export const officeOnline = 42503
export const twoMailboxes = withProducts([
  { id: mailbox, quantity: 2 },
  { id: 42502, quantity: 2 },
])

export type Quantities = Readonly<Record<number, number>>

/** The lines of an order at the desk, driven as the page does. */
export function linesDeskOf(visitor: StaffVisitor, number: string) {
  const { path } = endpoint(changeLines, { nummer: number })
  const read = async () => ChangeableLines.parse(await (await visitor.get(path)).json())

  /** The body that the page sends for these quantities. */
  async function wanted(quantities: Quantities, message = '') {
    const { lines, catalogue, offered, version } = await read()
    const ordered = lines
    const asked = Object.entries(quantities).map(([id, quantity]) => ({ productId: Number(id), quantity }))
    const { cart } = changedLines(
      {
        productType: ordered[0]?.product.productType ?? 'internet',
        ordered,
        catalogue,
        offered,
      },
      asked,
    )
    return {
      id: randomUUID(),
      version,
      lines: cart.map(({ product, quantity }) => ({ productId: product.id, quantity })),
      totals: totalsOf(cart),
      message,
    }
  }

  return {
    read,
    wanted,
    send: (body: unknown) => visitor.post(path, { body }),
    change: async (quantities: Quantities, message?: string) =>
      visitor.post(path, { body: await wanted(quantities, message) }),
    withdraw: async () =>
      visitor.post(endpoint(withdrawLineChange, { nummer: number }).path, {
        body: { id: randomUUID(), version: (await read()).version },
      }),
    changes: async () => (await read()).changes,
    case: async () => DeskCase.parse(await (await visitor.get(casePath(number))).json()),
  }
}

/** `42501×2 42502×2`: what an order is about now. */
export async function linesNow(shop: TestShop, number: string): Promise<string> {
  const rows = await rowsOf<{ product_id: number; quantity: number }>(
    shop,
    `select product_id, quantity from case_lines join cases on cases.id = case_id where number = $1 order by position`,
    [number],
  )
  return rows.map(({ product_id: id, quantity }) => `${id}×${quantity}`).join(' ')
}

/** The token of the newest proposal of an order, as its mail has it. */
export async function tokenOf(shop: TestShop, number: string): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    shop,
    `select link_id as id from line_changes join cases on cases.id = case_id
     where number = $1 order by proposed_at desc limit 1`,
    [number],
  )
  const found = await linkWithToken(
    shop.testDatabase.database,
    row?.id ?? '',
    testSecrets.deriveKey('account-link'),
  )
  if (!found) throw new Error('Nothing was proposed')
  return found.token
}

export const answer = (visitor: TestVisitor, token: unknown, agreed: unknown, more: object = {}) =>
  visitor.post(answerLineChange.path, { body: { token, agreed, ...more } })

/** An order of two mailboxes and the token of a proposal of five. */
export async function proposedOrder(shop: TestShop, seller: StaffVisitor) {
  const number = await orderedCase(shop, twoMailboxes)
  const desk = linesDeskOf(seller, number)
  await desk.change({ [mailbox]: 5 })
  return { number, desk, token: await tokenOf(shop, number) }
}
