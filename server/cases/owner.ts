import type { Actor } from '../events/events.ts'
import type { Case } from './case.ts'

/** Who is taken to do what a case's own page does, by an account or by a mailed link: its customer, where it is an account's. */
export const ownerOf = ({ customerId }: Pick<Case, 'customerId'>): Actor =>
  customerId === null ? { kind: 'visitor' } : { kind: 'customer', id: customerId }
