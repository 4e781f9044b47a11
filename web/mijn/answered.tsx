import type { ReactNode } from 'react'
import { mijnTexts } from '../../content/mijn-texts.ts'
import { Notice } from '../ui/notice.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import type { Asked } from './use-answer.ts'

type Props<T> = {
  asked: Asked<T>
  /** What is asked for, as part of a sentence: `je bestellingen`. */
  what: string
  /** In place of what the customer does not have. */
  missing?: ReactNode
  children: (data: T) => ReactNode
}

/** What the server answered; until then a skeleton, and a way to try again where it could not. */
export function Answered<T>({ asked: { answer, askAgain }, what, missing = null, children }: Props<T>) {
  switch (answer.kind) {
    case 'loading':
      return <PageSkeleton what={what} />
    case 'found':
      return children(answer.data)
    case 'missing':
      return missing
    case 'failed':
      return (
        <Notice
          kind="error"
          title={mijnTexts.notShown(what)}
          retrying={answer.isAsking}
          onRetry={() => void askAgain()}
        >
          <p>{answer.message}</p>
        </Notice>
      )
  }
}
