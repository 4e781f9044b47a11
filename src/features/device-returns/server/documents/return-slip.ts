import { type Brand, brandAddressLine } from '../../../../common/brand.ts'
import { formatDay } from '../../../../common/moments.ts'
import { formatEuro } from '../../../../common/money.ts'
import { agreementNumber, formatOrderNumber } from '../../../../common/order-number.ts'
import type { ShopDocument } from '../../../../platform/pdf/document.ts'
import { originFacts } from '../../../cases/order-origin.ts'
import { referenceFacts } from '../../../details/references.ts'
import type { StoredOrder } from '../../../orders/server/stored-orders.ts'
import type { ComingBack } from '../../returns.ts'
import { returnSlipTexts as texts } from './texts.ts'

type Slip = {
  readonly order: StoredOrder
  readonly devices: readonly ComingBack[]
  readonly brand: Pick<Brand, 'name' | 'legalName' | 'address' | 'phone'>
  readonly at: Date
}

const plain = (text: string) => ({ text, struck: null })

/** The slip that goes into the box with rented devices: where they go, whose they are, and by when. */
export function returnSlip({ order, devices, brand, at }: Slip): ShopDocument {
  return {
    title: texts.title,
    subject: agreementNumber(formatOrderNumber(order.orderNumber)),
    date: at,
    blocks: [
      { kind: 'paragraph', text: texts.intro },
      { kind: 'heading', text: texts.to },
      {
        kind: 'facts',
        rows: [
          [texts.recipient, texts.department(brand.legalName)],
          [texts.address, brandAddressLine(brand)],
        ],
      },
      { kind: 'heading', text: texts.from },
      {
        kind: 'facts',
        rows: [
          [texts.agreement, agreementNumber(formatOrderNumber(order.orderNumber))],
          [texts.organisation, order.organization.companyName],
          ...originFacts(order.origin),
          ...referenceFacts({ ...order.references, invoiceEmail: '' }),
        ],
      },
      {
        kind: 'code',
        says: agreementNumber(order.orderNumber),
        label: texts.code(agreementNumber(formatOrderNumber(order.orderNumber))),
      },
      { kind: 'heading', text: texts.inTheBox },
      {
        kind: 'figures',
        of: texts.device,
        columns: [texts.count, texts.by, texts.price],
        rows: devices.map(({ name, open, dueOn, priceInCents }) => ({
          name,
          figures: [plain(String(open)), plain(formatDay(new Date(dueOn))), plain(formatEuro(priceInCents))],
          isTotal: false,
        })),
      },
      { kind: 'small', text: texts.after(brand.phone.display.replaceAll(' ', '\u00a0')) },
    ],
  }
}
