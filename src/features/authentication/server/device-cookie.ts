import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** In seconds; a login starts it anew. */
const lifetime = 365 * 24 * 60 * 60
const idBytes = 16

/** Settings of the cookie that marks known browsers. */
export type DeviceOptions = {
  /** 32 bytes that sign the cookie. */
  readonly deviceKey: Buffer
  readonly isHttps: boolean
  /** Before the cookie's name, where accounts are of another kind than customers'. */
  readonly prefix?: string
}

/** Owner of the browser; a new password forgets every browser known under the old one. */
export type DeviceOwner = { readonly id: string; readonly passwordHash: string | null }

const cookieName = ({ isHttps, prefix = '' }: DeviceOptions) => `${isHttps ? '__Host-' : ''}${prefix}device`

/**
 * Reads whether this browser logged in to an account with the password that it has now. It opens nothing; it
 * only says whose wrong passwords count for this browser alone
 * (docs/decisions/accounts.md#wrong-passwords-are-counted).
 * @returns the device's id; null where the browser is new to this account
 */
export function knownDevice(
  request: FastifyRequest,
  owner: DeviceOwner,
  options: DeviceOptions,
): string | null {
  const [id = '', signature = ''] = (request.cookies[cookieName(options)] ?? '').split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(id, owner, options.deviceKey)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}

/**
 * Lets this browser be known as one of the owner's; a device that is known stays the same one.
 * @param owner with the hash of the password that was just given or chosen
 */
export function rememberDevice(
  reply: FastifyReply,
  owner: DeviceOwner,
  options: DeviceOptions,
): FastifyReply {
  const known = knownDevice(reply.request, owner, options)
  const id = known ?? randomBytes(idBytes).toString('base64url')
  const value = `${id}.${sign(id, owner, options.deviceKey).toString('base64url')}`
  return reply.setCookie(cookieName(options), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: options.isHttps,
    maxAge: lifetime,
  })
}

const sign = (id: string, owner: DeviceOwner, deviceKey: Buffer): Buffer =>
  createHmac('sha256', deviceKey).update(`${owner.id} ${owner.passwordHash} ${id}`).digest()
