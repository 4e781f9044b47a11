import type { FastifyInstance } from 'fastify'
import { markedFields } from '../../../common/contract/failure.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { logSecurity } from '../../../platform/http/security-log.ts'
import { userAgentOf } from '../../authentication/server/user-agent.ts'
import { noSuchStaffLink, staffCalls } from '../contract.ts'
import { join, staffLinkStatus } from './join.ts'
import { openDeskSession } from './open-desk-session.ts'
import type { StaffServices } from './staff-services.ts'

/** Links into the desk (src/features/staff/contract.ts); where a visitor is known. */
export async function joinRoutes(app: FastifyInstance, { services }: { services: StaffServices }) {
  serve(app, staffCalls.checkStaffLink, async ({ body }) => {
    const standing = await staffLinkStatus(services, body.token)
    return standing ? { status: 200, body: standing } : { status: 404, body: noSuchStaffLink }
  })

  serve(app, staffCalls.joinStaff, async ({ body, request, reply }) => {
    const outcome = await join(services, body, userAgentOf(request))
    switch (outcome.kind) {
      case 'joined':
        if (outcome.sessionId !== null)
          await openDeskSession(request, reply, services, { ...outcome, sessionId: outcome.sessionId })
        logSecurity(request, 'password-chosen', { account: { staffId: outcome.owner.id } })
        return { status: 200, body: { isSignedIn: outcome.sessionId !== null } }
      case 'no-link':
        return { status: 404, body: noSuchStaffLink }
      case 'wrong-fields':
        return { status: 422, body: markedFields(outcome.errors) }
    }
  })
}
