import { customerStore, useCustomer } from '../../customers/components/customer-store.ts'
import { type Buyer, buyerOf } from './buyer.ts'
import { orderStore, useOrderState } from './order-state.ts'

/** The buyer: the logged-in customer, else the guest, else null. */
export const useBuyer = (): Buyer | null => buyerOf(useCustomer(), useOrderState().userDataWithoutRegister)

/** The same at this moment, for what happens after a press on a button. */
export const currentBuyer = (): Buyer | null =>
  buyerOf(customerStore.getSnapshot(), orderStore.getSnapshot().userDataWithoutRegister)
