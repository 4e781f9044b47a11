import type { Scope } from './scopes.ts'

/** A client of the API in a call, by its key or a token of it. */
export type ApiCaller = {
  readonly clientId: string
  readonly clientName: string
  /** Whose cases it sees; null for a system of the provider, which sees all. */
  readonly resellerId: string | null
  readonly scopes: ReadonlySet<Scope>
  /** Whether customers are mailed about what it does; never for a test client. */
  readonly sendsMails: boolean
  readonly isTest: boolean
  readonly keyId: string
  readonly callsPerMinute: number
}
