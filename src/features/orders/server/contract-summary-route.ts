import type { FastifyInstance } from 'fastify'
import { sent, serve } from '../../../platform/http/contract-routes.ts'
import { refuse } from '../../../platform/http/errors.ts'
import { drawPdf } from '../../../platform/pdf/draw-pdf.ts'
import { sendPdf } from '../../../platform/pdf/send-pdf.ts'
import { soldAt } from '../../addresses/server/check-address.ts'
import {
  contractSummaryCalls,
  hasContractSummary,
  summarisedProducts,
} from '../../contract-summaries/contract.ts'
import { contractSummaryDocument } from '../../contract-summaries/server/contract-summary.ts'
import { contractSummaryTexts } from '../../contract-summaries/server/texts.ts'
import { addressLine } from '../../details/facts.ts'
import type { OrderServices } from './order-services.ts'
import { validatePostedCart } from './validate-posted-cart.ts'

/**
 * GET /contractsamenvatting.pdf: what an order would come to, judged as an order is, at the catalogue's prices of now. Of the
 * visitor nothing is known or stored.
 */
export async function contractSummaryRoute(
  app: FastifyInstance,
  { services }: { services: Pick<OrderServices, 'catalogue' | 'internetLinesAt' | 'brand' | 'makesQuotes'> },
) {
  const { catalogue, internetLinesAt, brand } = services
  serve(app, contractSummaryCalls.contractSummary, async ({ query, request, reply }) => {
    const { products, zipCode, houseNumber, houseNumberExtension: houseNumberSuffix } = query
    const installationAddress = { zipCode, houseNumber, houseNumberSuffix }
    const checked = await validatePostedCart(
      { products: summarisedProducts(products), requestType: 'order', installationAddress },
      await catalogue.current(),
      soldAt(internetLinesAt, services),
    )
    const refused = (reason: string): typeof sent => {
      refuse(request, reply, 422, reason)
      return sent
    }
    if (checked.kind === 'refused') return refused(checked.reasons.join(' '))
    const { productType, cart, installedAt } = checked
    if (!hasContractSummary(productType)) return refused(contractSummaryTexts.none)
    const summarised = {
      productType,
      lines: cart,
      installationAddress: installedAt ? addressLine(installedAt) : '',
      madeAt: new Date(),
      orderNumbers: [],
      origin: null,
      references: null,
    }
    reply.header('cache-control', 'no-store')
    return sendPdf(
      reply,
      'contractsamenvatting',
      await drawPdf(contractSummaryDocument(summarised, brand), brand),
    )
  })
}
