import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/contract-routes.ts'
import { sendPdf } from '../../../platform/pdf/send-pdf.ts'
import { caseByNumber } from '../../cases/server/case.ts'
import { customerOf } from '../../customers/server/signed-in.ts'
import { transferCustomerCalls } from '../contract-mijn.ts'
import { partyMandateTexts as texts } from '../texts.ts'
import { type MandateServices, partyMandate } from './mandate.ts'

/** Files of who took an agreement over (src/features/agreement-transfers/contract-mijn.ts). */
export async function transferCustomerRoutes(
  app: FastifyInstance,
  { services }: { services: MandateServices },
) {
  serve(app, transferCustomerCalls.partyMandateFile, async ({ request, reply, params: { nummer } }) => {
    const found = nummer === null ? null : await caseByNumber(services.documents.database, nummer)
    const file = found && (await partyMandate(services, customerOf(request), found.id))
    return file
      ? sendPdf(reply, `machtiging-${found.number}`, file)
      : { status: 404, body: { message: texts.none } }
  })
}
