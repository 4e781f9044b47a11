import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { type ApiAccess, type ApiCall, type ApiRefusal, refusedAsMarked } from '../../contract/api/call.ts'
import { type FieldErrors, fieldErrors } from '../../contract/failure.ts'
import { refuse } from './errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Who may call the routes of this scope; set with `allowAccess`. */
    access?: ApiAccess
  }
  interface FastifyContextConfig {
    /** The entry of the contract that the route executes. */
    call?: ApiCall
  }
}

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never

type Parsed<Schema> = Schema extends z.core.$ZodType ? z.core.output<Schema> : undefined

/** What a handler gets: everything parsed by the schemas of the call. */
export type CallInput<Call extends ApiCall> = {
  readonly body: Call['body'] extends { readonly schema: infer Schema } ? Parsed<Schema> : undefined
  readonly query: { readonly [Name in keyof Call['query']]: Parsed<Call['query'][Name]> }
  /** The parts of the path, as they were sent. */
  readonly params: { readonly [Name in Names<Call['path']>]: string }
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Headers = Readonly<Record<string, string>>

type OneAnswer<Status, Answer> = Answer extends { readonly body: infer Schema extends z.core.$ZodType }
  ? { readonly status: Status; readonly body: z.core.output<Schema>; readonly headers?: Headers }
  : { readonly status: Status; readonly body?: undefined; readonly headers?: Headers }

/** What a handler may answer: the statuses of the call, each with its body. */
export type CallAnswer<Call extends ApiCall> = {
  [Status in keyof Call['answers']]: OneAnswer<Status, Call['answers'][Status]>
}[keyof Call['answers']]

/** What a handler answers that sent something by itself: a file, bytes that were kept. */
export const sent = Symbol('sent')

/** A handler of one call: it answers in the call's own terms. */
export type CallHandler<Call extends ApiCall> = (
  input: CallInput<Call>,
) => Promise<CallAnswer<Call> | typeof sent>

/**
 * Says who may call the routes of this scope. A call of the contract that asks for another access cannot be served here:
 * the start fails, rather than a route that is open by mistake.
 */
export function allowAccess(app: FastifyInstance, access: ApiAccess) {
  app.access = access
}

/**
 * Serves a call of the contract: its path, who may call it, rate limit, schemas, captcha action and refusals are taken
 * from its entry and nowhere else. Parameters and body come to the handler parsed; a token of the captcha is spent only on
 * a body that fits.
 * @throws where the scope lets in others than the entry says
 */
export function serve<const Call extends ApiCall>(
  app: FastifyInstance,
  call: Call,
  handler: NoInfer<CallHandler<Call>>,
) {
  if (app.access !== call.access)
    throw new Error(`${call.method} ${call.path} is for ${call.access}, and its scope for ${app.access}`)
  const querySchema = z.object(call.query ?? {})
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { call },
    handler: async (request, reply) => {
      if (call.access === 'customer') reply.header('cache-control', 'no-store')
      const input = parsedInput(call, querySchema, request)
      if (input.kind === 'malformed') return send(reply, (call.malformed ?? refusedAsMarked)(input.errors))
      const verdict = call.captcha && (await app.captcha.check(request.body, call.captcha, request.ip))
      if (verdict && !verdict.ok)
        return call.captchaRefused
          ? send(reply, call.captchaRefused(verdict))
          : refuse(request, reply, verdict.status, verdict.message)
      const answer = await handler({ ...input, request, reply } as CallInput<Call>)
      return answer === sent ? reply : send(reply, answer as Answer)
    },
  })
}

type Answer = ApiRefusal & { readonly headers?: Headers }

type Input =
  | { readonly kind: 'parsed'; readonly body: unknown; readonly query: object; readonly params: unknown }
  | { readonly kind: 'malformed'; readonly errors: FieldErrors }

function parsedInput(call: ApiCall, querySchema: z.ZodMiniType<object>, request: FastifyRequest): Input {
  const query = z.safeParse(querySchema, request.query)
  if (!query.success) return { kind: 'malformed', errors: fieldErrors(query.error) }
  const { params } = request
  if (!call.body) return { kind: 'parsed', body: undefined, query: query.data, params }
  const body = z.safeParse(call.body.schema, request.body ?? {})
  return body.success
    ? { kind: 'parsed', body: body.data, query: query.data, params }
    : { kind: 'malformed', errors: fieldErrors(body.error) }
}

/** An answer without a documented body is an empty object, but for 204. */
const send = (
  reply: FastifyReply,
  { status, headers = {}, body = status === 204 ? undefined : {} }: Answer,
) =>
  reply
    .code(status)
    .headers(headers)
    .send(typeof body === 'string' || body === true ? JSON.stringify(body) : body)
