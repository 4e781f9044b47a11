import type { FastifyInstance } from 'fastify'
import { deskCaseCalls } from '../../api/desk-case.ts'
import { readCase } from '../../features/case-desk/server/read-case.ts'
import { streamFilterFor } from '../../features/case-desk/server/stream-filter.ts'
import { caseEvents } from '../../features/cases/events.ts'
import { caseByNumber } from '../../features/cases/server/case.ts'
import { noSuchCase, scopeOf } from '../../features/cases/server/enforce-scope.ts'
import { appendView } from '../../features/events/server/views.ts'
import { staffOf } from '../../features/staff/server/signed-in.ts'
import { serve } from '../../platform/http/contract-routes.ts'
import { readParts } from './case-parts.ts'
import type { Services } from './services.ts'

/** GET /api/beheer/zaken/{nummer}: a case with what every feature knows of it (src/api/desk-case.ts). */
export async function deskCaseRoute(app: FastifyInstance, { services }: { services: Services }) {
  const { database } = services
  serve(app, deskCaseCalls.deskCase, async ({ params, request }) => {
    const found = params.nummer === null ? null : await caseByNumber(database, params.nummer)
    if (!found) return noSuchCase
    const { id: staffId, role } = staffOf(request)
    await appendView(database, {
      type: caseEvents.viewed,
      staffId,
      of: { caseId: found.id, customerId: found.customerId },
    })
    const asker = { now: new Date(), scope: scopeOf(request), role }
    return {
      status: 200,
      body: {
        ...(await readCase(services, found, asker, readParts)),
        streamFilter: await streamFilterFor(database, staffId),
      },
    }
  })
}
