import type { Queryable } from '../../../platform/database/pool.ts'
import type { SearchableCase } from '../search-keys.ts'

type Among<Known> = (database: Queryable, caseIds: readonly number[]) => Promise<ReadonlyMap<number, Known>>

/** By what features have their cases found; a case of which one knows nothing is not in its answer. */
export type SearchSources = {
  /** Of orders and quotes. */
  readonly orders: Among<Omit<SearchableCase, 'number' | 'texts'>>
  /** Of organisations that took the agreement of an order over, or will. */
  readonly parties?: Among<Pick<SearchableCase, 'laterKvkNumbers' | 'names' | 'emails' | 'phones'>>
  /** Of the parts of quotes. */
  readonly parts?: Among<Pick<SearchableCase, 'names' | 'addresses'>>
  /** Of what was filled in. */
  readonly submissions: Among<Pick<SearchableCase, 'addresses' | 'texts'>>
  /** Words of the mails that came in. */
  readonly mails: Among<readonly string[]>
}
