import type { Scope } from '../../src/features/api-clients/scopes.ts'
import type { StaffRole } from '../../src/features/desk/staff-roles.ts'

/** The sender: the one with the fewest rights who reaches the code behind a call. */
export type Sender =
  | { readonly kind: 'nobody' | 'visitor' | 'customer' | 'mail service' }
  | { readonly kind: 'colleague'; readonly role: StaffRole }
  /** `reads` is a second scope, for a call that gives what its client may read. */
  | { readonly kind: 'test key' | 'partner key'; readonly scope: Scope; readonly reads?: Scope }

/** One request that nobody means well with. */
export type HostileInput = {
  /** The call that it asks, such as `POST /api/order`; inputs of the same one go together. */
  readonly call: string
  /** Its fault, in a few words. */
  readonly what: string
  readonly sender: Sender
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string | readonly string[]>>
  /** Made when it is sent: all of them together would fill the memory. */
  readonly body?: () => Buffer
  /** Costs more than a form by its size or nature, so it is sent by itself. */
  readonly isHeavy?: true
}
