import { customerStore, useCustomer } from '../account/customer-store.ts'
import { orderStore, useOrderState } from './order-state.ts'
import { type Orderer, ordererOf } from './orderer.ts'

/** Who orders, for a screen: the logged-in customer, else the guest, else null. */
export const useOrderer = (): Orderer | null =>
  ordererOf(useCustomer(), useOrderState().userDataWithoutRegister)

/** The same at this moment, for what happens after a press on a button. */
export const currentOrderer = (): Orderer | null =>
  ordererOf(customerStore.getSnapshot(), orderStore.getSnapshot().userDataWithoutRegister)
