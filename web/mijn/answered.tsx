import { type ReactNode, Suspense, useTransition } from 'react'
import { useRevalidator } from 'react-router'
import { mijnTexts } from '../../content/mijn-texts.ts'
import { type Late, useLate } from '../late-answer.ts'
import { Notice } from '../ui/notice.tsx'
import type { Answer } from './answer.ts'
import { PageSkeleton } from './page-skeleton.tsx'

type Props<T> = {
  answer: Late<Answer<T>>
  /** What was asked for, as part of a sentence: `je bestellingen`. */
  what: string
  /** In place of what the customer does not have. */
  missing?: ReactNode
  children: (data: T) => ReactNode
}

/** What the server answered; until then a skeleton, and a way to try again where it could not. */
export const Answered = <T,>(props: Props<T>) => (
  <Suspense fallback={<PageSkeleton what={props.what} />}>
    <Known {...props} />
  </Suspense>
)

function Known<T>({ answer: late, what, missing = null, children }: Props<T>) {
  const answer = useLate(late)
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
