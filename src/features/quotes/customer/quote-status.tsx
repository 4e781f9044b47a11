import { Link } from 'react-router'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { formatDay } from '../../customers/components/mijn/dates.ts'
import type { QuoteAccepted, QuoteToAnswer } from '../contract.ts'
import type { OrderOfQuote } from '../contract-parts.ts'
import { partTitle, quoteAcceptedTexts, quoteEndedTitles, quotePageTexts as texts } from '../texts.ts'
import styles from './quote.module.css'

/** Outcome of an acceptance that was sent from this page, until the customer goes on. */
export type News =
  | { readonly kind: 'accepted'; readonly orders: QuoteAccepted['orders'] }
  /** Something else was decided meanwhile, in a sentence of the server. */
  | { readonly kind: 'refused'; readonly message: string }

type Props = { quote: QuoteToAnswer; news: News | null }

/** Until when it can be accepted, or what became of it. */
export function Status({ quote, news }: Props) {
  const isOpen = quote.refusal === null
  const [only, ...others] = quote.parts
  const order = others.length === 0 ? only?.order : null
  return (
    <>
      {news?.kind === 'accepted' && <AcceptedNow quote={quote} orders={news.orders} />}
      {news?.kind === 'refused' && isOpen && (
        <Notice kind="warning" title={quoteAcceptedTexts.notAccepted} announced>
          <p>{news.message}</p>
        </Notice>
      )}
      {isOpen ? (
        <Until quote={quote} />
      ) : news?.kind === 'accepted' ? null : order ? (
        <Accepted order={order} />
      ) : (
        <Notice
          kind={quote.standing === 'accepted' ? 'success' : 'info'}
          title={quoteEndedTitles[quote.standing === 'sent' ? 'expired' : quote.standing]}
        >
          <p>{quote.refusal}</p>
        </Notice>
      )}
    </>
  )
}

function Until({ quote }: Pick<Props, 'quote'>) {
  // Midnight belongs to the day before.
  const last = new Date(Date.parse(quote.validUntil) - 1)
  const left = Math.floor((last.getTime() - Date.now()) / (24 * 60 * 60 * 1000))
  return <p className={styles.until}>{texts.until(formatDay(last.toISOString()), left)}</p>
}

type AcceptedNowProps = Pick<Props, 'quote'> & { orders: QuoteAccepted['orders'] }

/** Of more orders each stands with its part below, which can be searched. */
const mostListed = 10

/** The orders that were made just now. */
function AcceptedNow({ quote, orders }: AcceptedNowProps) {
  const [order] = orders
  if (order && quote.parts.length === 1) return <Accepted order={order} />
  return (
    <Notice kind="success" title={quoteAcceptedTexts.partsTitle(orders.length)} announced>
      <p>{quoteAcceptedTexts.partsText}</p>
      {orders.length > mostListed ? (
        <p>{quoteAcceptedTexts.ordersBelow}</p>
      ) : (
        <ul className={styles.orders}>
          {orders.map(({ part, number, followPath }) => {
            const accepted = quote.parts.find(({ id }) => id === part)
            return (
              <li key={part}>
                {accepted && <span>{`${partTitle(accepted)}: `}</span>}
                <Link to={followPath}>{quoteAcceptedTexts.followOf(number)}</Link>
              </li>
            )
          })}
        </ul>
      )}
    </Notice>
  )
}

/** The order that a quote became, and the way to where it stands. */
const Accepted = ({ order }: { order: OrderOfQuote }) => (
  <Notice kind="success" title={quoteAcceptedTexts.title} announced>
    <p>
      <strong>{quoteAcceptedTexts.number(order.number)}</strong> {quoteAcceptedTexts.text}
    </p>
    <p className={styles.follow}>
      <LinkButton to={order.followPath}>{quoteAcceptedTexts.follow}</LinkButton>
    </p>
  </Notice>
)
