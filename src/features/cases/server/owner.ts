import type { Actor } from '../../events/server/events.ts'
import type { Case } from './case.ts'

/** Actor of a case page's actions, in an account or behind a mailed link: the case's customer, if it has one. */
export const ownerOf = ({ customerId }: Pick<Case, 'customerId'>): Actor =>
  customerId === null ? { kind: 'visitor' } : { kind: 'customer', id: customerId }
