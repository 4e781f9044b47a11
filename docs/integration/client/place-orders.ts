import { randomUUID } from 'node:crypto'
import { buyer } from './buyer.ts'
import type { components, paths } from './generated/TMF622.ts'
import { clientOf, whyRefused } from './shop.ts'

/* Places an order of each type of product, and prints its number and state. */

type Order = components['schemas']['ProductOrder_Create']
type Item = Order['productOrderItem'][number]

const place = {
  role: 'installationAddress',
  '@type': 'GeographicAddress',
  streetName: 'Frederiksplein',
  streetNr: '42',
  postcode: '1017XN',
  city: 'Amsterdam',
}

/** Lines by the offering's id and how many, at one place. */
const items = (...lines: readonly (readonly [offering: string, quantity: number])[]): Item[] =>
  lines.map(([offering, quantity], position) => ({
    id: String(position + 1),
    action: 'add',
    quantity,
    productOffering: { id: offering },
    ...(position === 0 && { product: { place: [place] } }),
  }))

const wanted: Readonly<Record<string, Pick<Order, 'productOrderItem' | 'portIn'>>> = {
  internet: { productOrderItem: items(['11005', 1], ['11006', 1], ['12001', 1]) },
  cloud: { productOrderItem: items(['42507', 3], ['42508', 3]) },
  mobile: { productOrderItem: items(['21101', 60], ['21104', 40], ['22001', 100]) },
  telephony: { productOrderItem: items(['31001', 2], ['32901', 2]), portIn: [{ number: '+31201234567' }] },
}

const ordering = clientOf<paths>('/tmf-api/productOrderingManagement/v4')

for (const [type, lines] of Object.entries(wanted)) {
  const { data, error } = await ordering.POST('/productOrder', {
    // The same number and body again is answered by the first order, so a call without an answer can be repeated.
    body: { ...buyer, ...lines, externalId: randomUUID() },
  })
  if (error) throw whyRefused(error)
  process.stdout.write(`${type} ${data.id} ${data.state}\n`)
}
