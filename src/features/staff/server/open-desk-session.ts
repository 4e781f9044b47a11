import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashOfSessionId } from '../../../platform/sessions/sessions.ts'
import { rememberDevice } from '../../authentication/server/device-cookie.ts'
import type { StaffServices } from './staff-services.ts'
import { endStaffSession } from './stored-sessions.ts'

type Services = Pick<StaffServices, 'database' | 'cookie' | 'devices'>

type Entry = {
  /** The id of a session that was just stored for this browser. */
  readonly sessionId: string
  readonly owner: { readonly id: string; readonly passwordHash: string | null }
}

/** Ends the session that the browser holds. @returns whose it was; null where it holds none */
export async function endCurrentSession(
  request: FastifyRequest,
  { database, cookie }: Services,
): Promise<string | null> {
  const id = cookie.idIn(request)
  return id === null ? null : endStaffSession(database, hashOfSessionId(id))
}

/** Has the browser hold a new session in place of whatever it held before, which ends, and be known as one of its owner's. */
export async function openDeskSession(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  { sessionId, owner }: Entry,
): Promise<void> {
  await endCurrentSession(request, services)
  services.cookie.give(reply, sessionId)
  rememberDevice(reply, owner, services.devices)
}
