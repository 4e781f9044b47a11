import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { staffRoleNames } from '../../content/staff-role-names.ts'
import type { ApiCall } from '../../contract/api/call.ts'
import type { Failure } from '../../contract/failure.ts'
import { staffRefusals } from '../../contract/staff.ts'
import { may, rolesThatMay } from '../../domain/staff-roles.ts'
import { allowAccess } from '../plugins/contract-routes.ts'
import { refuse } from '../plugins/errors.ts'
import { hashOfSessionId } from '../sessions/sessions.ts'
import type { StaffServices } from './staff-services.ts'
import { livingStaffSession, type SignedIn, staffSessionWasUsed } from './stored-sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Read it with `staffOf`. */
    signedIn: SignedIn | null
  }
}

type Services = Pick<StaffServices, 'database' | 'cookie'>

/**
 * Lets only colleagues who are signed in use the routes of this scope, and of those who may what the call's entry in the
 * contract asks: 401, or 403 with a code. A handler finds the colleague with `staffOf`. Once per scope, not nested.
 */
export function requireStaff(app: FastifyInstance, services: Services) {
  allowAccess(app, 'staff')
  app.decorateRequest('signedIn', null)
  app.addHook('preHandler', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const signedIn = await signedInStaff(request, services)
    if (signedIn === null) return refuseStranger(request, reply, services)
    request.signedIn = signedIn
    request.staffId = signedIn.id
    const { call } = request.routeOptions.config
    const refusal = call && whyRefused(call, signedIn)
    if (refusal) return reply.code(403).send(refusal)
  })
}

/**
 * Who is signed in on this request; null where nobody is. Reading keeps no session alive: pages read by themselves, also
 * where nobody sits before them any more.
 */
export async function signedInStaff(
  request: FastifyRequest,
  { database, cookie }: Services,
): Promise<SignedIn | null> {
  const id = cookie.idIn(request)
  if (id === null) return null
  const sessionHash = hashOfSessionId(id)
  const signedIn = await livingStaffSession(database, sessionHash)
  if (signedIn && request.method !== 'GET') await staffSessionWasUsed(database, sessionHash)
  return signedIn
}

function refuseStranger(request: FastifyRequest, reply: FastifyReply, { cookie }: Services) {
  cookie.take(reply)
  return refuse(request, reply, 401)
}

function whyRefused(
  { permission, confirmed }: ApiCall,
  { role, isConfirmed, secondFactorDue }: SignedIn,
): Failure | null {
  if (permission && secondFactorDue)
    return {
      message: 'Stel eerst een tweede factor in bij je account. Dat is voor iedereen verplicht.',
      code: staffRefusals.setUp,
    }
  if (permission && !may(role, permission)) {
    const roles = rolesThatMay(permission).map(each => staffRoleNames[each].toLowerCase())
    return {
      message: `Dat mag je niet met je rol. Wel met de rol ${roles.join(' of ')}.`,
      code: staffRefusals.role,
    }
  }
  if (confirmed && !isConfirmed)
    return { message: 'Bevestig eerst dat jij het bent.', code: staffRefusals.confirm }
  return null
}

/**
 * Who asks, in a route that is registered where `requireStaff` holds.
 * @throws elsewhere
 */
export function staffOf({ signedIn }: FastifyRequest): SignedIn {
  if (!signedIn) throw new Error('The route is open to those who are not signed in')
  return signedIn
}
