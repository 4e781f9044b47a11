import { commonTexts } from '../../../common/texts.ts'
import type { Elements } from '../../../ui/kit/elements.ts'
import { Skeleton } from '../../../ui/kit/skeleton.tsx'
import page from './flow-page.module.css'

/** Holds the place of a step's content, by what looks like it where that is given. */
export const StepSkeleton = ({ children }: { children?: Elements }) => (
  <div className={`scripts-only ${page.stack} ${page.pending}`}>
    <p className="visually-hidden">{commonTexts.pageLoading}</p>
    {children ?? <UnknownContents />}
  </div>
)

/** Skeleton of a step with varying content. */
export const UnknownContents = () => (
  <>
    <Skeleton shape="heading" />
    <Skeleton shape="panel" />
    <Skeleton shape="card" count={2} />
  </>
)

/** The same as a whole page, without the basket panel. */
export const FlowPageSkeleton = () => (
  <div className={page.page}>
    <StepSkeleton />
  </div>
)
