import { tmfApis } from '../tmf/resources.ts'
import type { Scope } from './scopes.ts'

/** Resources whose writing changes what the whole shop sells. */
const ofCatalogue = Object.keys(tmfApis.TMF620.resources).filter(name => name !== 'exportJob')

/** Whether a scope changes the catalogue, which belongs to the provider: resellers never have it. */
export function changesCatalogue(scope: Scope): boolean {
  const [resource = '', verb] = scope.split(':')
  return verb !== 'read' && ofCatalogue.includes(resource)
}
