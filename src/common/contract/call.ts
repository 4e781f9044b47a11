import type * as z from 'zod/mini'
import type { CaptchaAction } from './captcha.ts'
import { type FieldErrors, markedFields } from './failure.ts'
import type { Permission } from './permission.ts'

/**
 * One call of the API. The server executes it (src/platform/http/contract-routes.ts): what stands here is enforced and not
 * only described, and the reference is made of it.
 */
export type ApiCall = ApiCallFacts & ApiCaller

type ApiCallFacts = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `{name}` stands for a part of the path. */
  readonly path: string
  /** Each part of the path, with what it may be. */
  readonly params?: Readonly<Record<string, z.core.$ZodType>>
  /** Whether the parts of the path were typed by somebody and are judged as fields are. Else they name something, or are answered 404. */
  readonly typed?: true
  readonly group: ApiGroup
  readonly summary: string
  /** Whether an open page calls it by itself, again and again: it keeps no session from idling out, and is no change that others are told of. */
  readonly isOfPage?: true
  /** Limit per source and server; calls without a limit cost next to nothing. */
  readonly limit?: RateLimit
  /** Parameters behind the question mark, each with what it may be. */
  readonly query?: Readonly<Record<string, z.core.$ZodType>>
  /** Headers that it takes beside those of every call, each with what it may be. */
  readonly headers?: Readonly<Record<string, ApiHeader>>
  readonly body?: ApiBody
  /** The largest body in bytes, where it may be larger than that of a form (64 KiB). */
  readonly bodyLimit?: number
  /**
   * Schema of an anonymous body. If it matches and there is no session, the call answers `refusal` before validating
   * the fields.
   */
  readonly anonymous?: { readonly schema: z.core.$ZodType; readonly refusal: ApiRefusal }
  /** How parameters and bodies that do not fit are answered; by default 422 with each field that is wrong. */
  readonly malformed?: (errors: FieldErrors) => ApiRefusal
  /** Purpose of the captcha token in the body; calls without one need no token. */
  readonly captcha?: CaptchaAction
  /** How a token that is not accepted is answered; by default with its status and message, as a page where a form submits normally. */
  readonly captchaRefused?: (refusal: CaptchaRefused) => ApiRefusal
  readonly answers: Readonly<Record<number, ApiAnswer>>
}

/**
 * Callers of a call. `anyone`: no visitor data is read. `visitor`: has a session. `customer`: 401 without a login.
 * `staff`: 401 without a login at the desk, 403 if the role does not permit it.
 */
type ApiCaller =
  | {
      readonly access: 'anyone' | 'visitor' | 'customer'
      readonly permission?: never
      readonly confirmed?: never
    }
  | {
      readonly access: 'staff'
      /**
       * Permission that the role must have; null for calls about the own account, which work before a required second
       * factor is set up.
       */
      readonly permission: Permission | null
      /** Asks for the second factor once more, or the password where none is set: 403 with code `confirm-first` unless either was given in the last 10 minutes. */
      readonly confirmed?: true
    }
export type ApiAccess = ApiCaller['access']

export type RateLimit = { readonly max: number; readonly per: 'minute' | 'hour' }

export type ApiHeader = { readonly description: string; readonly schema: z.core.$ZodType }

export type ApiBody = {
  /** `form`: multipart/form-data or application/x-www-form-urlencoded. */
  readonly kind: 'json' | 'form'
  readonly schema: z.core.$ZodType
  /** Alternatives that the reference shows if it cannot show the schema itself. */
  readonly oneOf?: readonly z.core.$ZodType[]
  /** Whether it is too large to be parsed beside visitors: the handler gets its bytes, and reads them by the schema elsewhere. */
  readonly unparsed?: true
  /** Files that a multipart form may bring: the name of their field, and how many. `bodyLimit` bounds them together. */
  readonly files?: { readonly field: string; readonly max: number }
  /** Whether the body is one file as it is (application/octet-stream), of any size up to `bodyLimit`: the handler reads it as it comes. */
  readonly streamed?: true
}

/** A file of a form as it came: its name and type are its sender's words. */
export type UploadedFile = {
  readonly name: string
  readonly claimedType: string
  readonly content: Uint8Array
}

/** Media types of responses that are not JSON. */
export const fileTypes = {
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  calendar: 'text/calendar; charset=utf-8',
  /** To be saved, of whatever type. */
  file: 'application/octet-stream',
} as const

export type ApiAnswer = {
  readonly description: string
  /** The JSON body, or which kind of file; absent where there is nothing to read, or `events` is set. */
  readonly body?: z.core.$ZodType | keyof typeof fileTypes
  /** JSON of each server-sent event, if the response is a stream. */
  readonly events?: z.core.$ZodType
}

/** An answer that refuses, as it is sent. */
export type ApiRefusal = { readonly status: number; readonly body: unknown }

/** 400: the token is not accepted; 503: nobody can check it now. `message` is Dutch, for the visitor. */
export type CaptchaRefused = { readonly status: 400 | 503; readonly message: string }

export type ApiGroup =
  | 'Visit'
  | 'Catalogue'
  | 'Details'
  | 'Order'
  | 'Forms'
  | 'Account'
  | 'Customer'
  | 'Staff'

/** The usual answer to a form that is not right. */
export const refusedAsMarked = (errors: FieldErrors): ApiRefusal => ({
  status: 422,
  body: markedFields(errors),
})

/** The names of the parts of a path: `id` of `/api/klanten/{id}`. */
export type PathParameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameters<Rest>
  : never

/** A schema for each part of the path, and for nothing else. */
type WithParams<Path extends string> = [PathParameters<Path>] extends [never]
  ? { readonly params?: never }
  : { readonly params: Readonly<Record<PathParameters<Path>, z.core.$ZodType>> }

/** A call as the table has it, with its own types kept for its handler and for the client. */
// @__NO_SIDE_EFFECTS__: a page that needs a schema of a file leaves its calls behind.
export const defineCall = /* @__NO_SIDE_EFFECTS__ */ <const Call extends ApiCall>(
  call: Call & WithParams<Call['path']>,
): Call => call

/** A path with its parts filled in and encoded. */
export const fillPath = (path: string, params: Readonly<Record<string, string | number>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** A call with its path filled in. */
export const endpoint = <const Call extends ApiCall>(
  { method, path }: Call,
  params: Readonly<Record<PathParameters<Call['path']>, string | number>>,
): { readonly method: Call['method']; readonly path: string } => ({ method, path: fillPath(path, params) })
