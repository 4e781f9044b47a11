import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/contract-routes.ts'
import { caseByNumber } from '../../cases/server/case.ts'
import { noSuchCase } from '../../cases/server/enforce-scope.ts'
import { caseCoverageCalls as calls } from '../contract-case.ts'
import { coverageOfCase } from './case-coverage.ts'
import type { LookUpServices } from './look-up.ts'

/** GET /api/beheer/zaken/{nummer}/dekking (src/features/coverage/contract-case.ts). */
export async function caseCoverageRoutes(app: FastifyInstance, { services }: { services: LookUpServices }) {
  serve(app, calls.coverageOfCase, async ({ params: { nummer } }) => {
    const found = nummer === null ? null : await caseByNumber(services.database, nummer)
    if (!found) return noSuchCase
    return { status: 200, body: { coverage: await coverageOfCase(services, found) } }
  })
}
