import { shownQuote } from '../../features/quotes/components/followed-quote.tsx'
import { type ShownKinds, shownOrder } from '../../features/tracking/components/shown-case.tsx'
import { FollowPage } from '../../features/tracking/customer/progress.tsx'

const kinds: ShownKinds = { order: shownOrder, quote: shownQuote }

/** A case behind the link of its mails. */
export default function Follow() {
  return <FollowPage kinds={kinds} />
}
