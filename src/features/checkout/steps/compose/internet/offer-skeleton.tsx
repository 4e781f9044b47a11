import { Skeleton } from '../../../../../ui/kit/skeleton.tsx'
import { addressCheckTexts } from '../../../../addresses/texts.ts'
import page from '../../../components/flow-page.module.css'
import compose from '../compose.module.css'

/** As many lines as an address often has. */
const lines = 6

/** Holds the place of what is found at an address while it is checked: the answer, the term, the lines. */
export const OfferSkeleton = () => (
  <div className={`scripts-only ${compose.screen} ${page.pending}`} aria-busy="true">
    <p role="status" className="visually-hidden">
      {addressCheckTexts.checking}
    </p>
    <Skeleton shape="answer" />
    <div className={compose.section}>
      <Skeleton shape="heading" />
      <Skeleton shape="control" />
      <Skeleton shape="row" count={lines} />
    </div>
  </div>
)
