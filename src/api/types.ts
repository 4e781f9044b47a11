import type * as z from 'zod/mini'
import type { PathParameters } from '../common/contract/call.ts'
import type { captchaField } from '../common/contract/captcha.ts'
import type { Failure } from '../common/contract/failure.ts'
import type { Api } from './calls.ts'

/** A call by its method and path, as the contract has them: `POST /api/order`. */
export type ApiKey = keyof Api

/** Calls of one method. */
export type KeyOf<Method extends string> = Extract<ApiKey, `${Method} ${string}`>

/** The path of a call. */
export type PathOf<Key extends ApiKey> = Api[Key]['path']

/** Values for the parameters of the path. */
export type ParamsOf<Key extends ApiKey> = {
  readonly [Name in PathParameters<PathOf<Key>>]: string | number
}

type Input<Schema> = Schema extends z.core.$ZodType ? z.core.input<Schema> : never
type Output<Schema> = Schema extends z.core.$ZodType ? z.core.output<Schema> : never

/** The token of the captcha is added where a form is sent. */
type WithoutCaptcha<Body> = Body extends unknown ? Omit<Body, typeof captchaField> : never

/** Body as it is sent, before the server transforms it; never for calls without a body. */
export type BodyOf<Key extends ApiKey> = Api[Key] extends { readonly body: infer Body }
  ? WithoutCaptcha<
      Body extends { readonly oneOf: readonly (infer Schema)[] }
        ? Input<Schema>
        : Body extends { readonly schema: infer Schema }
          ? Input<Schema>
          : never
    >
  : never

/** `json` or `form`; never where the call takes no body. */
export type BodyKindOf<Key extends ApiKey> = Api[Key] extends {
  readonly body: { readonly kind: infer Kind }
}
  ? Kind
  : never

/** The action that the captcha's token is for; never where the call takes none. */
export type CaptchaOf<Key extends ApiKey> = Api[Key] extends { readonly captcha: infer Action }
  ? Action
  : never

/** Whatever is in an address may stand where the server forgives what makes no sense. */
type QueryField<Schema> = Schema extends z.core.$ZodCatch ? string | undefined : Input<Schema>

export type QueryOf<Key extends ApiKey> = Api[Key] extends { readonly query: infer Query }
  ? {
      readonly [Name in keyof Query as undefined extends QueryField<Query[Name]> ? Name : never]?: QueryField<
        Query[Name]
      >
    } & {
      readonly [Name in keyof Query as undefined extends QueryField<Query[Name]> ? never : Name]: QueryField<
        Query[Name]
      >
    }
  : never

export type HeadersOf<Key extends ApiKey> = Api[Key] extends { readonly headers: infer Headers }
  ? { readonly [Name in keyof Headers]?: string }
  : never

/** JSON as its schema has it, a file as text; null where there is nothing to read. */
type BodyOfAnswer<Answer> = Answer extends { readonly body: infer Body }
  ? Body extends z.core.$ZodType
    ? Output<Body>
    : string
  : null

type Good = 200 | 201 | 202 | 204

/** Body of a successful response. */
export type AnswerOf<Key extends ApiKey> = Api[Key] extends { readonly answers: infer Answers }
  ? { [Status in keyof Answers & Good]: BodyOfAnswer<Answers[Status]> }[keyof Answers & Good]
  : never

type NeverRefused = 200 | 201 | 202 | 204 | 303 | 304 | 500 | 502 | 503 | 504

/** A refusal with its status: those of the call, and those that any call may meet. */
export type RefusalOf<Key extends ApiKey> =
  | (Api[Key] extends { readonly answers: infer Answers }
      ? {
          [Status in Exclude<keyof Answers, NeverRefused>]: {
            readonly status: Status
            readonly body: BodyOfAnswer<Answers[Status]>
          }
        }[Exclude<keyof Answers, NeverRefused>]
      : never)
  | { readonly status: 401 | 403 | 413 | 415 | 429; readonly body: Failure }
