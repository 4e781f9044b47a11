import { type TmfScope, tmfScopes } from '../tmf/resources.ts'

/**
 * Scopes beside those of TM Forum's resources. `iban:read` shows whole IBANs; `webhook:*` are subscriptions to events, by
 * the hub of any API.
 */
export const otherScopes = ['iban:read', 'webhook:read', 'webhook:create', 'webhook:delete'] as const

export type OtherScope = (typeof otherScopes)[number]

/** A part of the API that a client may use. */
export type Scope = TmfScope | OtherScope

export const scopes: readonly Scope[] = [...tmfScopes, ...otherScopes]

export const isScope = (name: string): name is Scope => scopes.some(scope => scope === name)
