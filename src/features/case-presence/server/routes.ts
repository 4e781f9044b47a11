import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../platform/database/pool.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { caseByNumber, casesByIds } from '../../cases/server/case.ts'
import { noSuchCase } from '../../cases/server/enforce-scope.ts'
import { notifyPresence } from '../../desk/server/notify-desk.ts'
import { staffOf } from '../../staff/server/signed-in.ts'
import { presenceCalls } from '../contract.ts'
import { attendCase, leaveCase, othersAt } from './presence.ts'

/** Calls of pages on which a case stands open (src/features/case-presence/contract.ts). */
export async function presenceRoutes(app: FastifyInstance, { database }: { readonly database: Database }) {
  const asked = async (number: string | null) => (number === null ? null : caseByNumber(database, number))

  serve(app, presenceCalls.attendCase, async ({ request, params, body: { tab, isWriting } }) => {
    const found = await asked(params.nummer)
    if (!found) return noSuchCase
    const staffId = staffOf(request).id
    const changed = await attendCase(database, { staffId, tab, caseId: found.id, isWriting })
    if (changed.length > 0) await notifyPresence(database, numbersOf(await casesByIds(database, changed)))
    const colleagues = await othersAt(database, { caseId: found.id, staffId })
    return { status: 200, body: { colleagues: [...colleagues] } }
  })

  serve(app, presenceCalls.leaveCase, async ({ request, params }) => {
    const found = await asked(params.nummer)
    if (!found) return noSuchCase
    const { tab } = params
    if (tab !== null && (await leaveCase(database, { staffId: staffOf(request).id, tab, caseId: found.id })))
      await notifyPresence(database, [found.number])
    return { status: 204 }
  })
}

const numbersOf = (found: readonly { readonly number: string }[]): readonly string[] =>
  found.map(({ number }) => number)
