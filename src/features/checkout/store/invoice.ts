import { type InvoiceDetails, invoiceToSend } from '../../details/details.ts'
import { installationPostalAddress } from '../steps/gegevens/installation-address.ts'
import { type Buyer, referencesToSend } from './buyer.ts'
import type { OrderState } from './flow-state.ts'

export type OrderInvoice = {
  /** Whom the invoice goes to, as gegevens and controle say. */
  readonly recipient: InvoiceDetails
  /** The same as it is posted: null where it is the organisation itself at its own address. */
  readonly toSend: InvoiceDetails | null
}

/**
 * The invoice of an order: what the visitor filled in, else the buyer at the address that is the same, which is that of the
 * installation for internet (decisions, "The flow, read again").
 */
export function invoiceOf(orderer: Buyer, state: OrderState): OrderInvoice {
  const { address, productType, invoiceAddress, invoiceAddressIsTheSame } = state
  const email = referencesToSend(orderer, state).invoiceEmail || orderer.email
  const organisation = { companyName: orderer.companyName, email, address: orderer.address }
  const same = productType === 'internet' && address ? installationPostalAddress(address) : orderer.address
  const toSend = invoiceToSend(organisation, same, invoiceAddressIsTheSame ? null : invoiceAddress)
  return { recipient: toSend ?? organisation, toSend }
}
