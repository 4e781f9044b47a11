import type { EmailDelivery } from '../../../../platform/deliveries/claim.ts'
import { drawPdf } from '../../../../platform/pdf/draw-pdf.ts'
import type { DocumentServices } from '../../../documents/server/stored-document.ts'
import type { DocumentIssuer, OrderFile } from '../../../orders/server/documents/order-files.ts'
import { noticeDocument } from '../documents/notice.ts'
import { noticesDocument } from '../documents/notices.ts'
import { reportedNotice } from './reported-notice.ts'

type Sources = { readonly documents: DocumentServices; readonly issuer: DocumentIssuer }

/** The files that mails of agreements bring. */
export const agreementMailFiles = { 'notice-given': noticeFile } as const

/** The confirmation of a notice; drawn of what was stored when it was given, so that each attempt brings the same. */
async function noticeFile(
  delivery: EmailDelivery,
  { documents: { database }, issuer }: Sources,
): Promise<readonly OrderFile[]> {
  const reported = await reportedNotice(database, delivery)
  if (!reported) return []
  const drawn = reported.others.length > 0 ? noticesDocument(reported) : noticeDocument(reported)
  const content = await drawPdf(drawn, issuer.brand)
  return [{ name: `opzegging-${reported.order.orderNumber}.pdf`, content }]
}
