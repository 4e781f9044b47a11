import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/contract-routes.ts'
import { refused, refusedAt } from '../../cases/server/commands/command.ts'
import { serveCommands } from '../../cases/server/commands/serve-commands.ts'
import type { CaseServices } from '../../cases/server/commands/services.ts'
import { productCommands } from '../commands.ts'
import { deskAgreementCalls } from '../contract-desk.ts'
import { noticeRefusals, productEndRefusals } from '../texts.ts'
import { agreementsOfCustomer } from './agreements-of-customer.ts'
import { endProduct } from './end-product.ts'
import { giveNotice, withdrawNotice } from './give-notice.ts'

/** Agreements at the desk: those of a customer, and commands on what an order brought (src/features/agreements/commands.ts). */
export async function heldProductRoutes(app: FastifyInstance, { services }: { services: CaseServices }) {
  serve(app, deskAgreementCalls.deskAgreements, async ({ params: { id } }) => ({
    status: 200,
    body: id === null ? [] : [...(await agreementsOfCustomer(services.database, id))],
  }))
  serveCommands(
    app,
    productCommands,
    {
      endProduct: ({ body }, services) => endProduct(body, services),
      recordNotice:
        ({ body }, { now, mailDomain }) =>
        async (tx, { row, change }) => {
          if (row.kind !== 'order') return refused(productEndRefusals.notDelivered)
          const errors = await giveNotice(tx, body, { found: row, now, mailDomain, change })
          return errors && refusedAt(errors)
        },
      recordWithdrawal:
        ({ body }, { now, mailDomain }) =>
        async (tx, { row, change }) => {
          const outcome = await withdrawNotice(tx, body.notice, { found: row, now, mailDomain, change })
          if (outcome === 'withdrawn') return null
          return refused(outcome === 'unknown' ? noticeRefusals.noNotice : noticeRefusals.tooLate)
        },
    },
    services,
  )
}
