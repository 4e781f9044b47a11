import * as z from 'zod/mini'
import { agreedTotals, euroAmount } from '../../../../common/contract/money.ts'
import { invoiceToSend } from '../../../details/details.ts'
import type { OrderRequest, QuoteRequest } from '../../../orders/contract.ts'
import { totalsOf } from '../../rules/totals.ts'
import { type Buyer, contactPersonFor, technicalPersonFor } from '../../store/buyer.ts'
import type { OrderState } from '../../store/flow-state.ts'
import { installationPostalAddress } from '../gegevens/installation-address.ts'

export type OrderBody = z.input<typeof OrderRequest> | z.input<typeof QuoteRequest>

/**
 * Body of POST /api/order from the visitor's choices and input, with the prices they saw; null while details are
 * missing (order-flow §3, decisions "The calls").
 */
export function orderRequestOf(state: OrderState, orderer: Buyer | null): OrderBody | null {
  return state.requestType === 'quote' ? quoteRequest(state) : orderRequest(state, orderer)
}

/** The server knows a logged-in customer by the session: only a guest's own details go along. */
function orderRequest(state: OrderState, orderer: Buyer | null): z.input<typeof OrderRequest> | null {
  if (!orderer) return null
  const address = state.productType === 'internet' ? installationAddress(state) : orderer.address
  if (!address) return null
  const { userDataWithoutRegister: guest, invoiceAddress, additionalData } = state
  return {
    products: products(state),
    additionalData: {
      ...shared(state),
      requestType: 'order',
      contactPerson: contactPersonFor(orderer, state),
      invoiceAddress: invoiceToSend(orderer, address, state.invoiceAddressIsTheSame ? null : invoiceAddress),
      postCodeAddress: address,
      technicalPerson: technicalPersonFor(orderer, state),
      directDebit: state.directDebit,
      longTermConsent: state.longTermConsent,
      ...(state.productType === 'telefonie' && {
        phoneNumberRetention: additionalData.phoneNumberRetention,
      }),
    },
    ...(orderer.kind === 'guest' && guest && { userWithoutAccountInformation: guest }),
  }
}

function quoteRequest(state: OrderState): z.input<typeof QuoteRequest> | null {
  const address = installationAddress(state)
  if (!address || !state.quoteFormData) return null
  return {
    products: products(state),
    additionalData: { ...shared(state), requestType: 'quote', postCodeAddress: address },
    userWithoutAccountInformation: state.quoteFormData,
  }
}

const installationAddress = ({ address }: OrderState) => address && installationPostalAddress(address)

const products = ({ cart }: OrderState) =>
  cart.map(({ product, quantity }) => ({
    id: product.id,
    quantity,
    agreedPrice: z.encode(euroAmount, product.priceInCents),
  }))

/** `termsAccepted` is true here: the guard lets nobody reach controle without. */
function shared({ cart, resellerId }: OrderState) {
  return {
    resellerId,
    termsAccepted: true as const,
    agreedTotals: z.encode(agreedTotals, totalsOf(cart)),
  }
}
