import type { ChangeableAgreement } from '../../agreements/contract-change.ts'
import type { Cart } from '../../carts/cart-line.ts'
import { productLines } from '../../carts/order-lines.ts'
import type { PostalAddress } from '../../details/details-schema.ts'
import type { ReplacedAgreement } from './replaced-agreement.ts'
import type { StoredOrder } from './stored-order.ts'

/** The part of an order in the place of an agreement that is filled in before the flow begins. */
export type OrderInPlace = Pick<StoredOrder, 'productType' | 'requestType' | 'address' | 'cart'> & {
  readonly replaces: ReplacedAgreement
}

/** An order that begins with what its customer has; a move with nothing, as another address may have other lines. */
export function orderInPlace(
  { number, productType, installationAddress, lines, agreement }: ChangeableAgreement,
  how: Pick<ReplacedAgreement, 'action' | 'overlapDays'>,
): OrderInPlace {
  const isMove = how.action === 'move'
  return {
    productType,
    requestType: 'order',
    address: productType === 'internet' && !isMove ? typedAddress(installationAddress) : null,
    cart: isMove ? [] : goingOn(productLines(lines)),
    replaces: {
      ...how,
      agreement: number,
      productType,
      lines: agreement.lines.filter(({ bond }) => bond !== null),
    },
  }
}

/** A cart without what was bought: its customer has that. The set-up comes with the line that is chosen. */
const goingOn = (cart: Cart): Cart =>
  cart.filter(({ product }) => product.contractDuration > 0 || product.partOf === 'setup')

/** An address as the flow keeps it. */
const typedAddress = ({ streetName, houseNumber, houseNumberSuffix, zipCode, city }: PostalAddress) => ({
  street: streetName,
  houseNumber,
  houseNumberExtension: houseNumberSuffix,
  zipCode,
  city,
})
