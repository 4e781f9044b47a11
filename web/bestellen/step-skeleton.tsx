import { commonTexts } from '../../content/common-texts.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import page from './flow-page.module.css'

/** Holds the place of a step's content. */
export const StepSkeleton = () => (
  <div className={`scripts-only ${page.stack} ${page.pending}`}>
    <p className="visually-hidden">{commonTexts.pageLoading}</p>
    <Skeleton shape="heading" />
    <Skeleton shape="panel" />
    <Skeleton shape="card" count={2} />
  </div>
)

/** The same as a whole page, without the basket panel. */
export const FlowPageSkeleton = () => (
  <div className={page.page}>
    <StepSkeleton />
  </div>
)
