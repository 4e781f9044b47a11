import { lazy, Suspense } from 'react'
import { FlowPageSkeleton } from '../step-skeleton.tsx'

const ResumePage = lazy(() => import('../../saved-cart/resume-page.tsx'))

/** Where the link to a cart that was kept leads; what it needs comes with it, and with no other step. */
export default function Resume() {
  return (
    <Suspense fallback={<FlowPageSkeleton />}>
      <ResumePage />
    </Suspense>
  )
}
