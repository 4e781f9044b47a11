import { type ReactNode, Suspense, useTransition } from 'react'
import { useOutletContext, useRevalidator } from 'react-router'
import { Notice } from '../../../../ui/kit/notice.tsx'
import { type Deferred, useDeferred } from '../../../../ui/state/deferred.ts'
import type { Customer } from '../../contract.ts'
import { mijnTexts } from '../../texts.ts'
import type { LoadResult } from './load-for-customer.ts'
import { PageSkeleton } from './page-skeleton.tsx'

/** The logged-in customer on the pages below mijn.tsx, which show to nobody else. */
export const useKnownCustomer = (): Customer => useOutletContext<Customer>()

type Props<T> = {
  answer: Deferred<LoadResult<T>>
  /** Loaded subject, as part of a sentence: `je bestellingen`. */
  what: string
  /** In place of what the customer does not have. */
  missing?: ReactNode
  children: (data: T) => ReactNode
}

/** Shows the loaded data; a skeleton while loading, and a retry button after a failure. */
export const Loaded = <T,>(props: Props<T>) => (
  <Suspense fallback={<PageSkeleton what={props.what} />}>
    <Known {...props} />
  </Suspense>
)

function Known<T>({ answer: late, what, missing = null, children }: Props<T>) {
  const answer = useDeferred(late)
  const { revalidate } = useRevalidator()
  const [isRetrying, startRetry] = useTransition()
  switch (answer.kind) {
    case 'found':
      return children(answer.data)
    case 'missing':
      return missing
    case 'failed':
      return (
        <Notice
          kind="error"
          title={mijnTexts.notShown(what)}
          retrying={isRetrying}
          onRetry={() => startRetry(() => revalidate())}
        >
          <p>{answer.message}</p>
        </Notice>
      )
  }
}
