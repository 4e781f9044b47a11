import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { type ApiCall, fileTypes } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'

/**
 * Statuses that any call can return besides its own: malformed requests, a missing CSRF token, a reached limit, an
 * unavailable shop. 401 only for calls that need a login, 409 for what a visitor changes, which a preview of the catalogue refuses.
 */
const general = [400, 403, 408, 411, 413, 415, 429, 431, 500, 503]

/**
 * Holds every answer of a call against its entry in the contract: the status is documented, and the body is what its
 * schema says, nothing more and nothing less. For tests: an answer that is not costs a parse that a visitor should not pay.
 * @param onViolation hears of each answer that the contract does not know
 */
export function checkResponses(app: FastifyInstance, onViolation: (violation: string) => void) {
  app.addHook('onSend', async (request, reply, payload) => {
    const { call } = request.routeOptions.config
    const violation = call && violationIn(call, request, reply, payload)
    if (violation) onViolation(`${call.method} ${call.path} answered ${reply.statusCode}: ${violation}`)
    return payload
  })
}

function violationIn(
  call: ApiCall,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): string | null {
  const documented = call.answers[reply.statusCode]
  if (!documented)
    return isGeneral(call, reply.statusCode)
      ? bodyViolation(Failure, reply, payload)
      : 'a status that it has not'
  const { body, events } = documented
  if (events) return isEventStream(reply) ? null : 'no events'
  if (request.method === 'HEAD' || body === undefined) return null
  if (body === 'file')
    return String(reply.getHeader('content-disposition')).startsWith('attachment') ? null : 'nothing to save'
  if (typeof body === 'string')
    return reply.getHeader('content-type') === fileTypes[body] ? null : `no ${body}`
  const isGeneralFailure =
    isGeneral(call, reply.statusCode) && bodyViolation(Failure, reply, payload) === null
  return isGeneralFailure ? null : bodyViolation(body, reply, payload)
}

const isGeneral = ({ access, method, path, typed }: ApiCall, status: number): boolean =>
  general.includes(status) ||
  (status === 409 && method !== 'GET' && access !== 'staff') ||
  (status === 404 && path.includes('{') && !typed) ||
  ((access === 'customer' || access === 'staff') && status === 401)

/** Kept bytes may be compressed and are held against their schema where they are made. */
function bodyViolation(schema: z.core.$ZodType, reply: FastifyReply, payload: unknown): string | null {
  if (typeof payload !== 'string' || !isJson(reply)) return null
  const body: unknown = JSON.parse(payload)
  const parsed = z.safeParse(schema, body)
  if (!parsed.success) return JSON.stringify(parsed.error.issues)
  const unknown = unknownField(body, parsed.data)
  return unknown === null ? null : `the field ${unknown}, which its schema has not`
}

const isEventStream = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith('text/event-stream')

/** A form that was submitted normally is refused by a page. */
const isJson = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith('application/json')

/** The path of a field that parsing dropped; what it makes of a value (a postcode without its space) is left alone. */
function unknownField(body: unknown, parsed: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null
  for (const [name, value] of Object.entries(body)) {
    if (typeof parsed !== 'object' || parsed === null || !(name in parsed)) return name
    const below = unknownField(value, Reflect.get(parsed, name))
    if (below !== null) return `${name}.${below}`
  }
  return null
}
