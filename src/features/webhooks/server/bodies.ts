import { deskCasePage } from '../../../common/desk-pages.ts'
import { agreementNumber, formatOrderNumber } from '../../../common/order-number.ts'
import { agreementType } from '../../agreements/contract.ts'
import { agreementTexts } from '../../agreements/texts.ts'
import { type Provider, providerParty } from '../../api-clients/provider-party.ts'
import { tmfPath } from '../../api-clients/tmf-resources.ts'
import type { OrderAction } from '../../cases/order-purpose.ts'
import { hubEventOf, testType } from '../event-types.ts'
import type { Happening } from '../happening.ts'
import type { StoredSubscription } from './tables.ts'

/* Bodies of calls: JSON of well below 20 kB that names no person. */

/** The shop that sends, as its events name it. */
export type SendingShop = {
  readonly publicUrl: string
  readonly brand: Provider
}
type Sender = SendingShop & { readonly id: string }

/** The body of a message; null where it is made when it is sent (form-answers.ts). */
export function bodyOf(
  { format, api }: Pick<StoredSubscription, 'format' | 'api'>,
  happening: Happening,
  sender: Sender,
): string | null {
  if (format === 'form-answers') return null
  return JSON.stringify(
    format === 'tmf' && api !== null
      ? tmfEvent(hubEventOf(api, happening.type), happening, sender)
      : standardEvent(happening, sender),
  )
}

/** As Standard Webhooks recommends: type, time and data. */
const standardEvent = ({ type, at, subject }: Happening, { publicUrl }: Sender) => ({
  type,
  timestamp: at.toISOString(),
  data: {
    id: subject.id,
    ...(type.startsWith('case.') && { kind: subject.kind }),
    state: subject.state,
    ...('action' in subject && subject.action !== null && { action: subject.action }),
    href: publicUrl + pathOf(subject),
  },
})

/** Where it can be read: by the API, and what TM Forum has no resource for at the desk. */
function pathOf(subject: Happening['subject']): string {
  switch (subject.kind) {
    case 'order':
      return tmfPath('TMF622', 'productOrder', subject.id)
    case 'quote':
      return tmfPath('TMF648', 'quote', subject.id)
    case 'cancel-request':
      return tmfPath('TMF622', 'cancelProductOrder', subject.id)
    case 'product':
      return tmfPath('TMF637', 'product', subject.id)
    case 'agreement':
      return tmfPath('TMF651', 'agreement', subject.id)
    case 'revision':
      return tmfPath('TMF620', 'productOffering')
    default:
      return deskCasePage(subject.id)
  }
}

const tmfEvent = (eventType: string | null, { at, subject }: Happening, { id, ...shop }: Sender) => ({
  eventId: id,
  eventTime: at.toISOString(),
  eventType,
  event: { [resourceNames[subject.kind] ?? subject.kind]: resourceOf(subject, shop) },
})

const resourceNames: Readonly<Partial<Record<Happening['subject']['kind'], string>>> = {
  order: 'productOrder',
  quote: 'quote',
  'cancel-request': 'cancelProductOrder',
  product: 'product',
  agreement: 'agreement',
  revision: 'catalog',
}

/** A resource with its mandatory attributes alone: whoever may read it asks for the rest by its href. */
function resourceOf(subject: Happening['subject'], { publicUrl, brand }: SendingShop) {
  const href = publicUrl + pathOf(subject)
  const { id, state } = subject
  switch (subject.kind) {
    case 'revision':
      return { name: id, href, lifecycleStatus: state }
    case 'product':
      return { id, href, status: state }
    case 'agreement':
      return {
        id,
        href,
        name: agreementTexts.title(agreementNumber(formatOrderNumber(subject.orderNumber))),
        agreementType,
        status: state,
        // The customer may be a person.
        engagedParty: [providerParty(brand)],
        agreementItem: (subject.products ?? []).map(product => ({
          product: [{ id: product, href: publicUrl + tmfPath('TMF637', 'product', product) }],
        })),
      }
    case 'cancel-request': {
      const { orderNumber } = subject
      const order = publicUrl + tmfPath('TMF622', 'productOrder', orderNumber)
      return { id, href, state, productOrder: { id: orderNumber, href: order } }
    }
    case 'order': {
      const length = Math.max(1, subject.lines)
      return {
        id,
        href,
        state,
        productOrderItem: Array.from({ length }, (_, place) => itemAt(place, subject.action ?? 'add')),
      }
    }
    default:
      return { id, href, state, quoteItem: [{ action: 'add' }] }
  }
}

/** Lines by what is mandatory of them. */
const itemAt = (place: number, action: OrderAction) => ({ id: String(place + 1), action })

/** The body of a test event. */
export const testBody = (at: Date, id: string): string =>
  JSON.stringify({ type: testType, timestamp: at.toISOString(), data: { id } })
