import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '../../../common/contract/failure.ts'
import type { Permission } from '../../../common/contract/permission.ts'
import { allowAccess } from '../../../platform/http/contract-routes.ts'
import { messageFor, refuse } from '../../../platform/http/errors.ts'
import { hashOfSessionId } from '../../../platform/sessions/sessions.ts'
import { staffRefusals } from '../../desk/contract.ts'
import { may, rolesThatMay } from '../../desk/staff-roles.ts'
import { staffRoleNames } from '../texts.ts'
import type { StaffServices } from './staff-services.ts'
import { livingStaffSession, type SignedIn, touchStaffSession } from './stored-sessions.ts'
import { deskAccountRefusals } from './texts.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Read it with `staffOf`. */
    signedIn: SignedIn | null
  }
}

type Services = Pick<StaffServices, 'database' | 'cookie'>

/** The demands on a colleague, as an entry of the contract says them. */
export type StaffRequirement = {
  /**
   * The permission that the role must have; null requires a session only, even if a required second factor is still
   * missing.
   */
  readonly permission: Permission | null
  /** Whether the colleague must have confirmed their identity in the last minutes. */
  readonly confirmed?: true | undefined
}

export type StaffAuthorization =
  | { readonly kind: 'allowed'; readonly signedIn: SignedIn }
  | { readonly kind: 'refused'; readonly status: 401 | 403; readonly body: Failure }

/**
 * Says whether the colleague of a request may do what is demanded. Every way in asks here and nowhere else, so that a second
 * factor that is demanded, a block and a role count the same on each.
 */
export async function authorizeStaff(
  request: FastifyRequest,
  services: Services,
  demand: StaffRequirement,
): Promise<StaffAuthorization> {
  const signedIn = await signedInStaff(request, services)
  if (signedIn === null) return { kind: 'refused', status: 401, body: { message: messageFor(401) } }
  request.staffId = signedIn.id
  const body = whyRefused(demand, signedIn)
  return body === null ? { kind: 'allowed', signedIn } : { kind: 'refused', status: 403, body }
}

/**
 * Lets only colleagues who are signed in use the routes of this scope, and of those who may what the call's entry in the
 * contract asks: 401, or 403 with a code. A handler finds the colleague with `staffOf`. Once per scope, not nested.
 */
export function requireStaff(app: FastifyInstance, services: Services) {
  allowAccess(app, 'staff')
  app.decorateRequest('signedIn', null)
  app.addHook('preHandler', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { call } = request.routeOptions.config
    if (call?.access !== 'staff') throw new Error('The route is no call of the contract for staff')
    const verdict = await authorizeStaff(request, services, call)
    if (verdict.kind === 'allowed') {
      request.signedIn = verdict.signedIn
      return
    }
    return verdict.status === 401
      ? refuseStranger(request, reply, services)
      : reply.code(verdict.status).send(verdict.body)
  })
}

/**
 * The colleague signed in on this request; null for none. Reading does not extend a session, nor does what pages do by
 * themselves, even if nobody is there.
 */
async function signedInStaff(
  request: FastifyRequest,
  { database, cookie }: Services,
): Promise<SignedIn | null> {
  const id = cookie.idIn(request)
  if (id === null) return null
  const sessionHash = hashOfSessionId(id)
  const signedIn = await livingStaffSession(database, sessionHash)
  const isOfPage = request.method === 'GET' || request.routeOptions.config.call?.isOfPage
  if (signedIn && !isOfPage) await touchStaffSession(database, sessionHash)
  return signedIn
}

function refuseStranger(request: FastifyRequest, reply: FastifyReply, { cookie }: Services) {
  cookie.take(reply)
  return refuse(request, reply, 401)
}

const either = new Intl.ListFormat('nl', { type: 'disjunction' })

/** Why a signed-in colleague does not meet the requirement; null if they do. */
function whyRefused(
  { permission, confirmed }: StaffRequirement,
  { role, isConfirmed, secondFactorDue }: SignedIn,
): Failure | null {
  if (permission && secondFactorDue)
    return {
      message: deskAccountRefusals.secondFactorFirst,
      code: staffRefusals.setUp,
    }
  if (permission && !may(role, permission)) {
    const roles = rolesThatMay(permission).map(each => staffRoleNames[each].toLowerCase())
    return {
      message: deskAccountRefusals.otherRole(either.format(roles)),
      code: staffRefusals.role,
    }
  }
  if (confirmed && !isConfirmed)
    return { message: deskAccountRefusals.confirmFirst, code: staffRefusals.confirm }
  return null
}

/**
 * The signed-in colleague, on routes registered where `requireStaff` applies.
 * @throws elsewhere
 */
export function staffOf({ signedIn }: FastifyRequest): SignedIn {
  if (!signedIn) throw new Error('The route is open to those who are not signed in')
  return signedIn
}
