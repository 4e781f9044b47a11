import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  type DeviceOptions,
  type DeviceOwner,
  rememberDevice,
} from '../../authentication/server/device-cookie.ts'
import { showLoggedIn } from './login-cookies.ts'

type Entry = {
  /** The id of a session that was just stored for this browser. */
  readonly sessionId: string
  readonly owner: DeviceOwner
}

/**
 * Has the browser hold a new session in place of whatever it held before, which ends, and be known as one of the
 * customer's. Nothing that somebody else may know of the browser opens it
 * (docs/decisions/accounts.md#wrong-passwords-are-counted).
 */
export async function openSession(
  { sessions }: Pick<FastifyInstance, 'sessions'>,
  reply: FastifyReply,
  { sessionId, owner }: Entry,
  devices: DeviceOptions,
): Promise<void> {
  await sessions.end(reply.request, reply)
  sessions.open(reply, sessionId)
  rememberDevice(showLoggedIn(reply, devices.isHttps), owner, devices)
}
