import type { EmailDelivery } from '../../../../platform/deliveries/claim.ts'
import { drawPdf } from '../../../../platform/pdf/draw-pdf.ts'
import type { DocumentServices } from '../../../documents/server/stored-document.ts'
import type { DocumentIssuer, OrderFile } from '../../../orders/server/documents/order-files.ts'
import { returnSlip } from '../documents/return-slip.ts'
import { reportedReturns } from './reported-returns.ts'

type Sources = { readonly documents: DocumentServices; readonly issuer: DocumentIssuer }

/** The files that mails of returns bring. */
export const returnMailFiles = { 'return-slip': slipOfMail, 'return-reminder': slipOfMail } as const

async function slipOfMail(
  delivery: EmailDelivery,
  { documents: { database }, issuer: { brand } }: Sources,
): Promise<readonly OrderFile[]> {
  const told = await reportedReturns(database, delivery)
  if (!told) return []
  const content = await drawPdf(returnSlip({ ...told, brand }), brand)
  return [{ name: `retourbon-${told.order.orderNumber}.pdf`, content }]
}
