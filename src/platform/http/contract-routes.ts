import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import {
  type ApiAccess,
  type ApiCall,
  type ApiRefusal,
  refusedAsMarked,
  type UploadedFile,
} from '../../common/contract/call.ts'
import { fieldErrors } from '../../common/contract/failure.ts'
import { contractTexts } from '../../common/contract/field-texts.ts'
import { releaseHeader } from '../../common/contract/session.ts'
import { unstorableIn } from '../../common/contract/storable.ts'
import { refuse } from './errors.ts'
import { firstErrors } from './first-errors.ts'
import { readFormWithFiles } from './forms.ts'
import { customerIdOf } from './session.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The release of the pages that this server has; null where it has none, or makes them anew with every change. */
    readonly release?: { current: string | null }
    /** Callers that the routes of this scope admit; set with `allowAccess`. */
    access?: ApiAccess
  }
  interface FastifyContextConfig {
    /** The entry of the contract that the route executes. */
    call?: ApiCall
  }
}

type Parsed<Schema> = Schema extends z.core.$ZodType ? z.core.output<Schema> : undefined

/** A body, or a header. */
type ParsedPart<Part> = Part extends { readonly unparsed: true }
  ? Buffer
  : Part extends { readonly schema: infer Schema }
    ? Parsed<Schema>
    : undefined

/** Input of a handler: everything parsed by the schemas of the call. */
export type CallInput<Call extends ApiCall> = {
  readonly body: ParsedPart<Call['body']>
  readonly query: { readonly [Name in keyof Call['query']]: Parsed<Call['query'][Name]> }
  readonly headers: { readonly [Name in keyof Call['headers']]: ParsedPart<Call['headers'][Name]> }
  readonly params: { readonly [Name in keyof Call['params']]: Parsed<Call['params'][Name]> }
  /** Whether the captcha was passed: false too where the call has none, or goes on while nobody can check its token. */
  readonly isCaptchaChecked: boolean
  /** Files of the form; none where the call takes none. */
  readonly files: readonly UploadedFile[]
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Headers = Readonly<Record<string, string>>

type OneAnswer<Status, Answer> = Answer extends { readonly body: infer Schema extends z.core.$ZodType }
  ? { readonly status: Status; readonly body: z.core.output<Schema>; readonly headers?: Headers }
  : { readonly status: Status; readonly body?: undefined; readonly headers?: Headers }

/** Responses of a handler: the statuses of the call, each with its body. */
export type CallResponse<Call extends ApiCall> = {
  [Status in keyof Call['answers']]: OneAnswer<Status, Call['answers'][Status]>
}[keyof Call['answers']]

/** Returned by handlers that sent the response themselves: a file, or cached bytes. */
export const sent = Symbol('sent')

/** A handler of one call: it answers in the call's own terms. */
export type CallHandler<Call extends ApiCall> = (
  input: CallInput<Call>,
) => Promise<CallResponse<Call> | typeof sent>

/**
 * Says who may call the routes of this scope. A call of the contract that asks for another access cannot be served here:
 * the start fails, rather than a route that is open by mistake.
 */
export function allowAccess(app: FastifyInstance, access: ApiAccess) {
  app.access = access
}

/**
 * Serves a call of the contract: its path, who may call it, rate limit, schemas, captcha action and refusals are taken
 * from its entry and nowhere else. Parameters, headers and body come to the handler parsed; a token of the captcha is spent only on
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
  const parse = parserOf(call)
  const hasParams = call.path.includes('{')
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { call },
    ...(call.bodyLimit !== undefined && { bodyLimit: call.bodyLimit }),
    handler: async (request, reply) => {
      if (hasParams && !call.typed && !isNamed(request.params)) return refuse(request, reply, 404)
      if (app.release?.current) reply.header(releaseHeader, app.release.current)
      if (call.access === 'customer') reply.header('cache-control', 'no-store')
      const form = call.body?.files && request.isMultipart() ? await readFormWithFiles(request) : null
      const input = parse(request, form?.fields ?? request.body)
      if (input.kind === 'refused') return send(reply, input.refusal)
      const verdict = call.captcha && (await app.captcha.check(request, call.captcha))
      if (verdict && !verdict.ok)
        return call.captchaRefused
          ? send(reply, call.captchaRefused(verdict))
          : refuse(request, reply, verdict.status, verdict.message)
      const isCaptchaChecked = verdict ? verdict.isChecked : false
      const files = form?.files ?? []
      const answer = await handler({ ...input, isCaptchaChecked, files, request, reply } as CallInput<Call>)
      return answer === sent ? reply : send(reply, answer as Answer)
    },
  })
}

/**
 * Whether each part of a path can name something: every id, number and name that the shop gives out is printable ASCII. White space
 * of another kind, control characters and letters that only look like others name nothing.
 */
const isNamed = (params: unknown): boolean =>
  Object.values(params ?? {}).every(part => /^[\x20-\x7e]*$/.test(String(part)))

type Answer = ApiRefusal & { readonly headers?: Headers }

type Input =
  | {
      readonly kind: 'parsed'
      readonly body: unknown
      readonly query: unknown
      readonly headers: unknown
      readonly params: unknown
    }
  | { readonly kind: 'refused'; readonly refusal: ApiRefusal }

/** Reads a request by the schemas of its call: what stands around the body, then who asks, then the body. */
function parserOf({ params, query, headers = {}, body, anonymous, malformed = refusedAsMarked }: ApiCall) {
  const readParams = readerOf(params && z.object(params), {})
  const readQuery = readerOf(query && z.object(query), {})
  const ofHeaders = Object.entries(headers).map(([name, { schema }]) => [name, schema] as const)
  const readHeaders = readerOf(ofHeaders.length > 0 && z.object(Object.fromEntries(ofHeaders)), {})
  const readBody = readerOf(body?.schema, undefined)
  const unparsed = body?.unparsed ?? false
  const refused = (error: z.core.$ZodError) =>
    ({ kind: 'refused', refusal: malformed(fieldErrors(error)) }) as const
  return (request: FastifyRequest, received: unknown): Input => {
    const sent = received ?? {}
    const params = readParams(request.params)
    if (!params.success) return refused(params.error)
    const query = readQuery(request.query)
    if (!query.success) return refused(query.error)
    const headers = readHeaders(request.headers)
    if (!headers.success) return refused(headers.error)
    if (anonymous && customerIdOf(request) === null && z.safeParse(anonymous.schema, sent).success)
      return { kind: 'refused', refusal: anonymous.refusal }
    const body = unparsed ? { success: true as const, data: bytesOf(sent) } : readBody(sent)
    if (!body.success) return refused(body.error)
    const unstorable = unparsed ? null : unstorableIn(body.data)
    if (unstorable)
      return {
        kind: 'refused',
        refusal: malformed({ [unstorable.join('.')]: { message: contractTexts.notKept } }),
      }
    return {
      kind: 'parsed',
      body: body.data,
      params: params.data,
      query: query.data,
      headers: headers.data,
    }
  }
}

/** The bytes that a parser of the route left as they are; none where there was no body. */
const bytesOf = (received: unknown): Buffer => (Buffer.isBuffer(received) ? received : Buffer.alloc(0))

/** Reads a part of a request; a call that has no such part gets `none` without a parse. */
function readerOf(schema: z.core.$ZodType | false | undefined, none: object | undefined) {
  if (schema) return (part: unknown) => z.safeParse(schema, part)
  const absent = { success: true, data: none } as const
  return () => absent
}

/** An answer without a documented body is an empty object, but for 204. */
function send(reply: FastifyReply, { status, headers = {}, body = status === 204 ? undefined : {} }: Answer) {
  if (status >= 400) body = firstErrors(body)
  reply.code(status).headers(headers)
  // Fastify would send a string as it is and call it text.
  return typeof body === 'string' || typeof body === 'boolean'
    ? reply.type('application/json; charset=utf-8').send(JSON.stringify(body))
    : reply.send(body)
}
