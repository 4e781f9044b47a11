import { buyer } from './buyer.ts'
import type { paths } from './generated/TMF648.ts'
import { clientOf, whyRefused } from './shop.ts'

/* Accepts a quote for its customer, at the prices that it has: node accept-quote.ts 482739165 */

const [, , id = ''] = process.argv
const quotes = clientOf<paths>('/tmf-api/quoteManagement/v4')
const params = { path: { id } }

const read = await quotes.GET('/quote/{id}', { params })
if (read.error) throw whyRefused(read.error)

const { quoteTotalPrice = [] } = read.data
const accepted = await quotes.PATCH('/quote/{id}', {
  params,
  body: { ...buyer, state: 'accepted', quoteTotalPrice },
})
if (accepted.error) throw whyRefused(accepted.error)

const orders = accepted.data.quoteItem.flatMap(({ product }) => product?.productOrderItem ?? [])
process.stdout.write(
  `${accepted.data.state} ${orders.map(({ productOrderId }) => productOrderId).join(' ')}\n`,
)
