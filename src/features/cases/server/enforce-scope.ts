import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseOrderNumber } from '../../../common/order-number.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { type CaseScope, caseScopeOf, isInScope } from '../../desk/case-scope.ts'
import { staffOf } from '../../staff/server/signed-in.ts'
import type { CaseKind } from '../case-kinds.ts'
import { caseByNumber } from './case.ts'
import { caseRefusals } from './texts.ts'

/** The form of the website that a case came in with; null of what is no form. */
export type FormOf = (
  database: Queryable,
  found: { readonly id: number; readonly kind: CaseKind },
) => Promise<string | null>

/** The cases that whoever asks sees. */
export const scopeOf = (request: FastifyRequest): CaseScope => caseScopeOf(staffOf(request).role)

/** Response for a case that does not exist, or that the role must not see. */
export const noSuchCase = { status: 404, body: { message: caseRefusals.noSuchCase } } as const

/**
 * Answers every call of this scope whose path names a case as if there were no such case, where the colleague does not see
 * it. Once in a scope where `requireStaff` holds, after it.
 */
export function enforceScope(app: FastifyInstance, database: Queryable, formOf: FormOf) {
  app.addHook<{ Params: { nummer?: string } }>('preHandler', async (request, reply) => {
    const number = request.params.nummer === undefined ? null : parseOrderNumber(request.params.nummer)
    const scope = scopeOf(request)
    if (number === null || scope === 'all') return
    const found = await caseByNumber(database, number)
    if (found && !isInScope(scope, await formOf(database, found)))
      return reply.code(noSuchCase.status).send(noSuchCase.body)
  })
}
