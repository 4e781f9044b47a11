import type { StaffVisitor, TestShop } from '../../../../app/server/testing-shop.ts'
import { endpoint } from '../../../../common/contract/call.ts'
import { rowsOf } from '../../../orders/server/testing.ts'
import { DeskCustomer, deskCustomerCalls } from '../../contract-desk.ts'

const { deskCustomer } = deskCustomerCalls

export type Call = { readonly method: string; readonly path: string }

/** The events of a customer of this type, the first one first. */
export const customerEvents = (shop: TestShop, customerId: string, type: string) =>
  rowsOf<Record<string, unknown>>(
    shop,
    'select * from events where customer_id = $1 and type = $2 order by id',
    [customerId, type],
  )

export async function customerShownTo(visitor: StaffVisitor, id: string): Promise<DeskCustomer> {
  const response = await visitor.get(endpoint(deskCustomer, { id }).path)
  if (response.status !== 200) throw new Error(`The desk does not show customer ${id}: ${response.status}`)
  return DeskCustomer.parse(await response.json())
}

export const changeBy = (visitor: StaffVisitor, { method, path }: Call, body?: unknown): Promise<Response> =>
  visitor.change(method, path, { ...(body !== undefined && { body }) })
