import type { Deferred } from '../../../../ui/state/deferred.ts'
import type { LoadResult } from '../../../customers/components/mijn/load-for-customer.ts'
import type { ListedRequest } from './request-list.tsx'

/** The newest requests of a kind on the overview of an account, beside its orders. */
export type LatestRequests = {
  readonly title: string
  /** The page with all of them. */
  readonly all: { readonly to: string; readonly label: string }
  readonly answer: Deferred<LoadResult<readonly ListedRequest[]>>
}

export type FetchLatest = (request: Request) => Promise<LatestRequests>
