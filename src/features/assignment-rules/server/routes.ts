import type { FastifyInstance } from 'fastify'
import { markedFields } from '../../../common/contract/failure.ts'
import { type Database, transaction } from '../../../platform/database/pool.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { appendEvent } from '../../events/server/events.ts'
import { staffEvents } from '../../staff/events.ts'
import { staffOf } from '../../staff/server/signed-in.ts'
import { assignmentRuleCalls } from '../contract-desk.ts'
import { rulesPage, tableErrors, tryOut } from './rules.ts'
import { replaceRules } from './stored-rules.ts'
import { ruleRefusals } from './texts.ts'

/** The rules that assign cases (src/features/assignment-rules/contract-desk.ts). */
export async function assignmentRuleRoutes(app: FastifyInstance, { database }: { database: Database }) {
  serve(app, assignmentRuleCalls.assignmentRules, async () => ({
    status: 200,
    body: await rulesPage(database),
  }))

  serve(app, assignmentRuleCalls.changeAssignmentRules, async ({ request, body }) => {
    const errors = await tableErrors(database, body)
    if (Object.keys(errors).length > 0) return { status: 422, body: markedFields(errors) }
    if (!(await replaceRules(database, body)))
      return { status: 409, body: { message: ruleRefusals.changedMeanwhile } }
    await transaction(database, tx =>
      appendEvent(tx, {
        type: staffEvents.settingChanged,
        actor: { kind: 'staff', id: staffOf(request).id },
        changedFields: ['assignmentRules'],
        data: { count: body.rules.length },
      }),
    )
    return { status: 204 }
  })

  serve(app, assignmentRuleCalls.tryAssignmentRules, async ({ body }) => {
    const errors = await tableErrors(database, body)
    if (Object.keys(errors).length > 0) return { status: 422, body: markedFields(errors) }
    return { status: 200, body: await tryOut(database, body, new Date()) }
  })
}
