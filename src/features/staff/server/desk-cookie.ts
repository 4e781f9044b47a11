import type { FastifyReply, FastifyRequest } from 'fastify'
import { createSignatures } from '../../../platform/secrets/signatures.ts'

/** The cookie of the desk: apart from that of customers, so that a browser may be both. */
export type DeskCookie = {
  /** The id of a session; null where the browser holds none, or one that was made up. */
  idIn(request: FastifyRequest): string | null
  /** Has the browser hold a session that was stored. It goes when the browser is closed. */
  give(reply: FastifyReply, id: string): void
  take(reply: FastifyReply): void
}

/** @param key 32 bytes that sign it: what nobody signed costs no look at the database */
export function createDeskCookie(key: Buffer, isHttps: boolean): DeskCookie {
  const signatures = createSignatures(key)
  // A browser accepts the prefixed name from this host over https only.
  const name = isHttps ? '__Host-beheer' : 'beheer'
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const
  return {
    idIn({ cookies }) {
      const [id = '', signature = '', more] = (cookies[name] ?? '').split('.')
      return more === undefined && signatures.isRight(id, signature) ? id : null
    },
    give: (reply, id) => void reply.setCookie(name, `${id}.${signatures.of(id)}`, options),
    take(reply) {
      if (reply.request.cookies[name] !== undefined) reply.clearCookie(name, options)
    },
  }
}
