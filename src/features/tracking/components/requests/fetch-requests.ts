import { paths } from '../../../../api/paths.ts'
import { branchIn, originLine } from '../../../cases/order-origin.ts'
import { loadForCustomer } from '../../../customers/components/mijn/load-for-customer.ts'
import { addressLine } from '../../../details/facts.ts'
import type { OrderSummary } from '../../contract-mijn.ts'
import { orderStatusTexts } from '../../followed-orders.ts'
import type { ListedRequest } from './request-list.tsx'

export const fetchOrders = (request: Request) =>
  loadForCustomer('GET /api/mijn/bestellingen', request, { query: queryOf(request) })

/** Query in the page's address. */
export const queryOf = ({ url }: Request) => Object.fromEntries(new URL(url).searchParams)

export const listedOrder = ({ installationAddress, origin, ...order }: OrderSummary): ListedRequest => ({
  ...order,
  places: [
    branchIn(origin),
    addressLine(installationAddress),
    origin ? originLine('branch' in origin ? { ...origin, branch: '' } : origin) : '',
  ].filter(place => place !== ''),
  state: orderStatusTexts(order.state, order.progress),
  to: paths.mijnOrder(order.number),
})
