import { sampleQuoteVersion } from '../src/app/worker/testing-emails.ts'
import { sampleOrder, sampleOrders } from '../src/app/worker/testing-orders.ts'
import { totalsOf } from '../src/features/carts/totals.ts'
import { longCompany } from './screen.ts'

/** Long orders and quotes as mails and documents tell of them. */

const { organization } = sampleOrder
const withLines = (lines: typeof sampleOrder.lines) => ({ lines, totals: totalsOf(lines) })

/** An order of many lines and numbers, of a company with a long name. */
export const longOrder = {
  ...sampleOrder,
  ...withLines(Array.from({ length: 8 }, () => sampleOrder.lines).flat()),
  organization: { ...organization, companyName: longCompany, ascription: longCompany },
  phoneNumberRetention: Array.from({ length: 12 }, (_, index) => `+3120123${4500 + index}`),
}

/** Twenty-five branches with the same offer, and two with another one. */
export const chain = {
  ...sampleQuoteVersion.version,
  madeBy: sampleQuoteVersion.madeBy,
  parts: Array.from({ length: 27 }, (_, place) =>
    sampleQuoteVersion.version.parts.map(part => ({
      ...part,
      id: String(place),
      name: `Filiaal ${place + 1}`,
      address: { ...part.address, houseNumber: String(place + 1) },
      lines: place < 25 ? part.lines : part.lines.slice(0, place - 24),
    })),
  ).flat(),
}

const [someOrder] = sampleOrders
/** The orders that they become. */
export const ordersOfChain: readonly [typeof someOrder, ...(typeof someOrder)[]] = [
  someOrder,
  ...Array.from({ length: 26 }, (_, at) => ({
    ...someOrder,
    orderNumber: String(482739173 + 7 * at),
    origin: { quoteNumber: '914207356', branch: `Filiaal ${at + 2}` },
    installationAddress: { ...someOrder.installationAddress, houseNumber: String(at + 44) },
    ...withLines(at < 24 ? someOrder.lines : someOrder.lines.slice(0, at - 22)),
    consents: someOrder.consents.map(consent => ({
      ...consent,
      ...(consent.kind === 'direct-debit' && { reference: `MACHTIGING-${482739173 + 7 * at}` }),
    })),
  })),
]
