import type { FastifyInstance } from 'fastify'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { oneByOne } from '../../../platform/database/one-by-one.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { caseByNumber } from '../../cases/server/case.ts'
import { refused, refusedAt } from '../../cases/server/commands/command.ts'
import { serveCommands } from '../../cases/server/commands/serve-commands.ts'
import type { CaseServices } from '../../cases/server/commands/services.ts'
import { staffOf } from '../../staff/server/signed-in.ts'
import { productCommands } from '../commands.ts'
import { deskAgreementCalls } from '../contract-desk.ts'
import { deskNoticesCalls } from '../contract-together.ts'
import { giverFrom, recordedErrors } from '../notice-giver.ts'
import { productEndRefusals, replacingRefusals, withdrawalRefusals } from '../texts.ts'
import { agreementsOfCustomer } from './agreements-of-customer.ts'
import { changeableAgreement } from './change-by-link.ts'
import { endProduct } from './end-product.ts'
import { giveNotice, withdrawNotice } from './give-notice.ts'
import { giveNotices, noticesAnswer } from './give-notices.ts'
import { agreementsAmong } from './held-products.ts'

/** Agreements at the desk: those of a customer, and commands on what an order brought (src/features/agreements/commands.ts). */
export async function heldProductRoutes(app: FastifyInstance, { services }: { services: CaseServices }) {
  serve(app, deskAgreementCalls.deskAgreements, async ({ params: { id } }) => ({
    status: 200,
    body: id === null ? [] : [...(await agreementsOfCustomer(services.database, id))],
  }))
  serve(app, deskAgreementCalls.deskAgreementToChange, async ({ params: { nummer } }) => {
    const found = nummer === null ? null : await caseByNumber(services.database, nummer)
    const agreement = found && (await changeableAgreement(services.database, found))
    return agreement
      ? { status: 200, body: agreement }
      : { status: 404, body: { message: replacingRefusals.noneAtDesk } }
  })
  serve(app, deskNoticesCalls.recordNotices, async ({ request, params: { id }, body }) => {
    const actor = { kind: 'staff', id: staffOf(request).id } as const
    return noticesAnswer(id === null ? 'unknown' : await giveNotices(services, id, body, () => actor))
  })
  serveCommands(
    app,
    productCommands,
    {
      endProduct: ({ body, staffId }, { now, steps }) =>
        endProduct(body, { now, steps, actor: { kind: 'staff', id: staffId } }),
      recordNotice:
        ({ body, staffId }, { now, mailDomain, steps }) =>
        async (tx, { row, change }) => {
          if (row.kind !== 'order') return refused(productEndRefusals.notDelivered)
          const today = dayInTheNetherlands(now)
          const agreement = (await agreementsAmong(oneByOne(tx), [row.id], today)).get(row.id)
          const wrong = Object.entries(recordedErrors(agreement?.lines ?? [], body, today))
          if (wrong.length > 0)
            return refusedAt(Object.fromEntries(wrong.map(([field, message]) => [field, { message }])))
          const notice = { ...body, giver: giverFrom(body) }
          const actor = { kind: 'staff', id: staffId } as const
          const context = { found: row, now, mailDomain, change, steps, actor }
          const errors = await giveNotice(tx, notice, context)
          return errors && refusedAt(errors)
        },
      recordWithdrawal:
        ({ body, staffId }, { now, mailDomain, steps }) =>
        async (tx, { row, change }) => {
          const actor = { kind: 'staff', id: staffId } as const
          const context = { found: row, now, mailDomain, change, steps, actor }
          const outcome = await withdrawNotice(tx, body.notice, { ...context, isByStaff: true })
          return outcome === 'withdrawn' ? null : refused(withdrawalRefusals[outcome])
        },
    },
    services,
  )
}
