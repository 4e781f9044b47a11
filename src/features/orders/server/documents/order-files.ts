import terms from '../../../../../content/site/terms.json' with { type: 'json' }
import type { Brand } from '../../../../common/brand.ts'
import type { Day } from '../../../../common/working-days.ts'
import type { ShopDocument } from '../../../../platform/pdf/document.ts'
import { drawPdf } from '../../../../platform/pdf/draw-pdf.ts'
import { renderOnce } from '../../../../platform/pdf/rendered-file.ts'
import type { Cipher } from '../../../../platform/secrets/cipher.ts'
import { promisedFor } from '../../../calendar/server/promised.ts'
import { mandateOf } from '../../../consents/server/consent.ts'
import { type DocumentServices, storedDocument } from '../../../documents/server/stored-document.ts'
import { termsDocument } from '../../../documents/server/terms.ts'
import type { StoredOrder } from '../stored-orders.ts'
import { joinedConfirmation } from './joined-confirmation.ts'
import { mandateDocument } from './mandate.ts'
import { type ConfirmedOrder, orderConfirmation } from './order-confirmation.ts'
import { joinedSummaries, summaryOf } from './order-summary.ts'

/** A PDF under the name that it is saved with. */
export type OrderFile = { readonly name: string; readonly content: Buffer }

const termsName = 'algemene-voorwaarden.pdf'

/** The issuer's brand and closing days. */
export type DocumentIssuer = { readonly brand: Brand; readonly closingDays: readonly Day[] }

/** Content of the confirmation of an order. */
export const confirmationOf = (
  order: ConfirmedOrder,
  { closingDays }: Pick<DocumentIssuer, 'closingDays'>,
): ShopDocument => orderConfirmation(order, promisedOf(order, closingDays))

/** null where that is settled or gone. */
const promisedOf = ({ hasMovedOn, createdAt }: ConfirmedOrder, closingDays: readonly Day[]) =>
  hasMovedOn ? null : promisedFor({ closingDays })(createdAt)

/** The confirmation of an order as the customer first got it. */
export const confirmationFile = (
  documents: DocumentServices,
  order: ConfirmedOrder,
  issuer: DocumentIssuer,
): Promise<Buffer> =>
  storedDocument(documents, { caseId: order.caseId, kind: 'order-confirmation' }, () =>
    drawPdf(confirmationOf(order, issuer), issuer.brand),
  )

/** The contract summary of an order as the customer first got it; null where none belongs to it. */
export async function summaryFile(
  documents: DocumentServices,
  order: StoredOrder,
  { brand }: Pick<DocumentIssuer, 'brand'>,
): Promise<Buffer | null> {
  const summary = summaryOf(order, { brand })
  if (!summary) return null
  return storedDocument(documents, { caseId: order.caseId, kind: 'contract-summary' }, () =>
    drawPdf(summary, brand),
  )
}

/** Content of the mandate of an order; null where none was given. @param ibanCipher reads the IBAN that it has in full */
export function mandateDocumentOf(
  order: StoredOrder,
  { brand, ibanCipher }: Pick<DocumentIssuer, 'brand'> & { readonly ibanCipher: Cipher },
): ShopDocument | null {
  const mandate = mandateOf(order.consents)
  if (!mandate) return null
  const iban = ibanCipher.decrypt(order.ibanEncrypted, order.orderNumber).toString()
  return mandateDocument({ ...mandate, order, iban }, brand)
}

/** Files of a mail are together no larger; mail servers refuse more. */
const mostAttachedBytes = 10 * 1024 * 1024

/** Files of the confirmation of several orders: one file of a kind for all, or nothing where they are too large for a mail. */
export function filesOfOrders(documents: DocumentServices, giver: DocumentIssuer, most = mostAttachedBytes) {
  const filesOf = orderFiles(documents, giver)
  return async (
    orders: readonly [ConfirmedOrder, ...ConfirmedOrder[]],
    quoteNumber: string,
  ): Promise<readonly OrderFile[]> => {
    // Each order keeps documents of its own, as it does where it is confirmed alone.
    let terms: OrderFile | undefined
    for (const order of orders) terms = (await filesOf(order)).find(({ name }) => name === termsName)
    const confirmation = joinedConfirmation(orders, order => promisedOf(order, giver.closingDays))
    const summaries = joinedSummaries(orders, giver.brand)
    const files = [
      { name: `bestellingen-${quoteNumber}.pdf`, content: await drawPdf(confirmation, giver.brand) },
      ...(summaries
        ? [
            {
              name: `contractsamenvattingen-${quoteNumber}.pdf`,
              content: await drawPdf(summaries, giver.brand),
            },
          ]
        : []),
      ...(terms ? [terms] : []),
    ]
    return files.reduce((bytes, { content }) => bytes + content.length, 0) > most ? [] : files
  }
}

/** Attachments of an order's confirmation as first given to the customer; missing ones are rendered now. */
export function orderFiles(documents: DocumentServices, giver: DocumentIssuer) {
  const { brand } = giver
  const drawTerms = renderOnce(() => drawPdf(termsDocument(brand), brand))

  /** null where the terms are others now than those that were agreed to. */
  const termsFile = async ({ caseId, consents }: StoredOrder): Promise<Buffer | null> => {
    const agreed = consents.find(({ kind }) => kind === 'terms')
    return agreed?.textVersion === terms.version
      ? storedDocument(documents, { caseId, kind: 'terms' }, drawTerms)
      : null
  }

  return async (order: ConfirmedOrder): Promise<readonly OrderFile[]> => {
    const files = [
      {
        name: `bestelling-${order.orderNumber}.pdf`,
        content: await confirmationFile(documents, order, giver),
      },
      { name: 'contractsamenvatting.pdf', content: await summaryFile(documents, order, giver) },
      { name: termsName, content: await termsFile(order) },
    ]
    return files.flatMap(({ name, content }) => (content ? [{ name, content }] : []))
  }
}
