import { shownQuote } from '../../features/quotes/components/followed-quote.tsx'
import { FollowPage } from '../../features/tracking/customer/progress.tsx'

/** An order or a quote behind the link of its mails. */
export default function Follow() {
  return <FollowPage shownQuote={shownQuote} />
}
