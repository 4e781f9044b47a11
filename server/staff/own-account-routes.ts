import type { FastifyInstance } from 'fastify'
import { staffCalls } from '../../contract/api/staff-calls.ts'
import { serve } from '../plugins/contract-routes.ts'
import { staffOf } from './signed-in.ts'

/** One's own account at the desk (contract/staff.ts); stands where `requireStaff` holds. */
export async function ownAccountRoutes(app: FastifyInstance) {
  serve(app, staffCalls.whoAmI, async ({ request }) => {
    const { id, name, email, role } = staffOf(request)
    return { status: 200, body: { id, name, email, role } }
  })

  // What was sent keeps the session alive by itself.
  serve(app, staffCalls.stillHere, async () => ({ status: 204 }))
}
