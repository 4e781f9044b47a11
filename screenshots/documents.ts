import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import brand from '../content/brand.json' with { type: 'json' }
import consents from '../content/consents.json' with { type: 'json' }
import type { ShopWithBrowser } from '../e2e/support/with-shop.ts'
import { sampleQuote, sampleQuoteVersion } from '../src/app/worker/testing-emails.ts'
import { sampleOrder, sampleOrders, sampleReturns } from '../src/app/worker/testing-orders.ts'
import { promisedFor } from '../src/features/calendar/server/promised.ts'
import { contractSummaryDocument } from '../src/features/contract-summaries/server/contract-summary.ts'
import { returnSlip } from '../src/features/device-returns/server/documents/return-slip.ts'
import { termsDocument } from '../src/features/documents/server/terms.ts'
import { joinedConfirmation } from '../src/features/orders/server/documents/joined-confirmation.ts'
import { mandateDocument } from '../src/features/orders/server/documents/mandate.ts'
import { orderConfirmation } from '../src/features/orders/server/documents/order-confirmation.ts'
import { joinedSummaries } from '../src/features/orders/server/documents/order-summary.ts'
import { quoteDocument } from '../src/features/quotes/server/documents/quote-document.ts'
import { quoteRequestDocument } from '../src/features/quotes/server/documents/quote-request.ts'
import { nis2Ebook } from '../src/features/site/server/ebook.ts'
import { renderBook } from '../src/features/site/server/render-book.ts'
import { readPdf } from '../src/platform/pdf/read-pdf.ts'
import { renderPdf } from '../src/platform/pdf/render-pdf.ts'
import { chain, longOrder, ordersOfChain } from './samples.ts'

type DrawnDocument = { readonly name: string; readonly draw: () => Promise<Buffer> }

const offered = { ...sampleQuoteVersion.version, madeBy: sampleQuoteVersion.madeBy }

const promised = promisedFor({ closingDays: [] })(sampleOrder.createdAt)

/** Every kind of document. */
export const documents: readonly DrawnDocument[] = [
  { name: 'pdf-order-confirmation', draw: () => renderPdf(orderConfirmation(sampleOrder, promised), brand) },
  {
    name: 'pdf-order-confirmation-long',
    draw: () => renderPdf(orderConfirmation(longOrder, promised), brand),
  },
  {
    name: 'pdf-return-slip',
    draw: () => renderPdf(returnSlip({ ...sampleReturns, brand, at: sampleOrder.createdAt }), brand),
  },
  {
    name: 'pdf-contract-summary',
    draw: () =>
      renderPdf(
        contractSummaryDocument(
          {
            productType: sampleOrder.productType,
            lines: sampleOrder.lines,
            installationAddress: 'Frederiksplein 42, 1017 XN Amsterdam',
            madeAt: sampleOrder.createdAt,
            orderNumbers: [sampleOrder.orderNumber],
            references: sampleOrder.references,
            origin: sampleOrder.origin,
          },
          brand,
        ),
        brand,
      ),
  },
  {
    name: 'pdf-orders-of-a-quote',
    draw: () =>
      renderPdf(
        joinedConfirmation(sampleOrders, () => promised),
        brand,
      ),
  },
  {
    name: 'pdf-orders-of-a-chain',
    draw: () =>
      renderPdf(
        joinedConfirmation(ordersOfChain, () => promised),
        brand,
      ),
  },
  {
    name: 'pdf-summaries-of-a-chain',
    draw: async () => {
      const summaries = joinedSummaries(ordersOfChain, brand)
      if (!summaries) throw new Error('Orders of internet have summaries')
      return renderPdf(summaries, brand)
    },
  },
  { name: 'pdf-quote-request', draw: () => renderPdf(quoteRequestDocument(sampleQuote), brand) },
  {
    name: 'pdf-quote',
    draw: () => renderPdf(quoteDocument({ ...sampleQuoteVersion, version: offered }), brand),
  },
  {
    name: 'pdf-quote-chain',
    draw: () => renderPdf(quoteDocument({ ...sampleQuoteVersion, version: chain, before: null }), brand),
  },
  {
    name: 'pdf-mandate',
    draw: () =>
      renderPdf(
        mandateDocument(
          {
            order: sampleOrder,
            reference: `MACHTIGING-${sampleOrder.orderNumber}`,
            scheme: 'CORE',
            textVersion: `${consents.directDebit.version} CORE`,
            text: consents.directDebit.text.CORE,
            iban: 'NL91ABNA0417164300',
          },
          brand,
        ),
        brand,
      ),
  },
  { name: 'pdf-terms', draw: () => renderPdf(termsDocument(brand), brand) },
  { name: 'pdf-ebook', draw: () => renderBook(nis2Ebook(brand), brand) },
]

/** A4 at 96 dots per inch. */
const sheet = { width: 794, height: 1123 }

/** Takes each page of a document as Chromium's own viewer shows it, and leaves the file beside them. */
export async function takeDocument(
  { draw }: DrawnDocument,
  { browser }: ShopWithBrowser,
  folder: string,
): Promise<void> {
  const file = await draw()
  const saved = path.join(folder, 'document.pdf')
  await writeFile(saved, file)
  for (let number = 1; number <= readPdf(file).pages; number++)
    await writeFile(
      path.join(folder, `page-${String(number).padStart(2, '0')}.png`),
      await pictureOf(browser, `${pathToFileURL(saved)}#toolbar=0&navpanes=0&view=Fit&page=${number}`),
    )
}

async function pictureOf(browser: Browser, address: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: sheet })
  try {
    await page.goto(address)
    return await drawn(page)
  } finally {
    await page.close()
  }
}

/** The viewer tells nobody when it has drawn: it has once there is more than its empty ground, and nothing changes any more. */
async function drawn(page: Page): Promise<Buffer> {
  const empty = 8_000
  let before: Buffer = Buffer.alloc(0)
  for (;;) {
    const now = await page.screenshot()
    if (now.length > empty && now.equals(before)) return now
    before = now
    await pause(200)
  }
}
