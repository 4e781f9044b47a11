import { createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mailboxOf } from '../../common/checks/email-key.ts'
import { requestSource } from './request-source.ts'
import { customerIdOf } from './session.ts'

/** Events for investigations (docs/security.md#logs). */
export type SecurityEvent =
  | 'login'
  | 'login-refused'
  | 'login-throttled'
  | 'logout'
  | 'password-chosen'
  | 'password-changed'
  | 'password-refused'
  | 'password-throttled'
  | 'details-changed'
  | 'second-factor-changed'
  | 'sessions-ended'
  | 'access-refused'
  | 'captcha-refused'
  | 'rate-limited'

/** Account of an event; an address without an account counts as one of its own. */
export type Account =
  | { readonly customerId: string }
  | { readonly staffId: string }
  /** A client of the API. */
  | { readonly clientId: string }
  | { readonly email: string }

type Details = {
  /** Absent: whoever is logged in, where anybody is. */
  readonly account?: Account
  readonly reason?: string
}

/** Pseudonyms of accounts and sources in the log. */
export type SecurityMarks = {
  readonly account: (account: Account) => string
  /** @param ip as the request has it */
  readonly source: (ip: string) => string
}

declare module 'fastify' {
  interface FastifyInstance {
    securityMarks: SecurityMarks
  }
  interface FastifyRequest {
    /** Which colleague asks; null where no one is signed in at the desk, or it plays no part. */
    staffId: string | null
    /** Which client of the API asks; null where none does. */
    clientId: string | null
  }
}

/**
 * Makes the same mark of the same account or source, and tells nobody without the key whose it is.
 * @param key 32 bytes, for these marks only
 */
export function createSecurityMarks(key: Buffer): SecurityMarks {
  const mark = (kind: string, text: string) =>
    // In short parts: what looks like one random word is scrubbed from the log.
    createHmac('sha256', key)
      .update(`${kind} ${text}`)
      .digest('hex')
      .slice(0, 32)
      .match(/.{8}/g)
      ?.join('.') ?? ''
  return {
    account(account) {
      if ('customerId' in account) return mark('customer', account.customerId)
      if ('clientId' in account) return mark('client', account.clientId)
      return 'staffId' in account ? mark('staff', account.staffId) : mark('address', mailboxOf(account.email))
    },
    source: ip => mark('source', requestSource(ip)),
  }
}

/** Has every refused access logged as a security event, and lets routes log others with `logSecurity`. */
export function addSecurityLog(app: FastifyInstance, key: Buffer) {
  app.decorate('securityMarks', createSecurityMarks(key))
  app.decorateRequest('staffId', null)
  app.decorateRequest('clientId', null)
  app.addHook('onResponse', (request, { statusCode }, done) => {
    if (isRefusedAccess(request, statusCode))
      logSecurity(request, 'access-refused', { reason: String(statusCode) })
    done()
  })
}

/** Without a login, with another one's token, of what the customer does not have, or what a role does not permit. */
function isRefusedAccess(request: FastifyRequest, status: number): boolean {
  if (status < 400) return false
  const access = request.routeOptions.config.call?.access
  if (status === 403) return true
  return access === 'customer' ? status === 401 || status === 404 : access === 'staff' && status === 401
}

function whoAsks(request: FastifyRequest): Account | null {
  const { staffId, clientId } = request
  if (clientId !== null) return { clientId }
  if (staffId !== null) return { staffId }
  const customerId = customerIdOf(request)
  return customerId === null ? null : { customerId }
}

const expected: readonly SecurityEvent[] = [
  'login',
  'logout',
  'password-chosen',
  'password-changed',
  'details-changed',
  'second-factor-changed',
  'sessions-ended',
]

/** One line with the request's id: what happened, and keyed hashes of whose account it was and where it came from. */
export function logSecurity(
  request: FastifyRequest,
  event: SecurityEvent,
  { account, reason }: Details = {},
) {
  const { securityMarks: marks } = request.server
  const whose = account ?? whoAsks(request)
  const line = {
    req: request,
    event,
    ...(whose && { account: marks.account(whose) }),
    source: marks.source(request.ip),
    ...(reason !== undefined && { reason }),
  }
  request.log[expected.includes(event) ? 'info' : 'warn'](line, 'security')
}
