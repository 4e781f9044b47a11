import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../platform/database/pool.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { caseEvents } from '../../cases/events.ts'
import { caseByNumber } from '../../cases/server/case.ts'
import { customerEvents } from '../../customers/events.ts'
import { holderById } from '../../customers/server/desk/customer-page.ts'
import { isInScope } from '../../desk/case-scope.ts'
import { appendView } from '../../events/server/views.ts'
import { formOf } from '../../forms/server/submissions.ts'
import { prospectEvents } from '../../prospects/events.ts'
import { prospectById } from '../../prospects/server/stored-prospects.ts'
import { staffOf } from '../../staff/server/signed-in.ts'
import { knownCustomerCalls } from '../contract.ts'
import { knownCustomerTexts } from '../texts.ts'
import { findKnown } from './find-known.ts'
import { detailsOfAccount, detailsOfGuest, detailsOfProspect } from './known-details.ts'

const gone = { status: 404, body: { message: knownCustomerTexts.gone } } as const

/** Known customers at the desk (src/features/known-customers/contract.ts). */
export async function knownCustomerRoutes(app: FastifyInstance, { database }: { database: Database }) {
  serve(app, knownCustomerCalls.knownCustomers, async ({ query: { zoek } }) => ({
    status: 200,
    body: { found: [...(await findKnown(database, zoek))] },
  }))

  serve(app, knownCustomerCalls.knownAccount, async ({ params: { id }, request }) => {
    const found = id && (await holderById(database, id))
    if (!found) return gone
    const of = found.isRegistration ? { registration: id } : { customerId: id }
    await appendView(database, { type: customerEvents.viewed, staffId: staffOf(request).id, of })
    return { status: 200, body: detailsOfAccount(found) }
  })

  serve(app, knownCustomerCalls.knownProspect, async ({ params: { id }, request }) => {
    const found = id && (await prospectById(database, id))
    if (!found) return gone
    const of = { prospect: found.id }
    await appendView(database, { type: prospectEvents.viewed, staffId: staffOf(request).id, of })
    return { status: 200, body: detailsOfProspect(found) }
  })

  serve(app, knownCustomerCalls.knownGuest, async ({ params: { nummer }, request }) => {
    const found = nummer && (await caseByNumber(database, nummer))
    if (!found || !isInScope('others', await formOf(database, found))) return gone
    const { id, customerId } = found
    await appendView(database, {
      type: caseEvents.viewed,
      staffId: staffOf(request).id,
      of: { caseId: id, customerId },
    })
    return { status: 200, body: await detailsOfGuest(database, found) }
  })
}
