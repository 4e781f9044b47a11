import type * as z from 'zod/mini'
import type { CaptchaAction } from '../session.ts'

/** One call of the API, as the reference shows it. */
export type ApiCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `{name}` stands for a part of the path. */
  readonly path: string
  readonly group: ApiGroup
  readonly summary: string
  /** Only for a customer who is logged in; without a login the answer is 401. */
  readonly forCustomer?: boolean
  /** Parameters behind the question mark, each with what it may be. */
  readonly query?: Readonly<Record<string, z.core.$ZodType>>
  readonly headers?: Readonly<Record<string, string>>
  /** `form`: multipart/form-data or application/x-www-form-urlencoded. */
  readonly body?: {
    readonly kind: 'json' | 'form'
    readonly schema: z.core.$ZodType | readonly z.core.$ZodType[]
  }
  /** What the captcha token in the body is for; without one the call needs none. */
  readonly captcha?: CaptchaAction
  readonly answers: Readonly<Record<number, ApiAnswer>>
}

export type ApiAnswer = {
  readonly description: string
  /** The JSON body, or `pdf`; absent where there is nothing to read. */
  readonly body?: z.core.$ZodType | 'pdf'
}

export type ApiGroup = 'Visit' | 'Catalogue' | 'Details' | 'Order' | 'Forms' | 'Account' | 'Customer'
