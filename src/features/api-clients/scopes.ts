import { type TmfScope, tmfApis, tmfScopes } from './tmf-resources.ts'

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

/** Resources whose writing changes what the whole shop sells. */
const ofCatalogue = Object.keys(tmfApis.TMF620.resources).filter(name => name !== 'exportJob')

/** Whether a scope changes the catalogue, which belongs to the provider: resellers never have it. */
export function changesCatalogue(scope: Scope): boolean {
  const [resource = '', verb] = scope.split(':')
  return verb !== 'read' && ofCatalogue.includes(resource)
}
