import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { useBrand } from '../../page-frame/components/shell-data.ts'
import type { EndedQuote } from '../contract.ts'
import { ordersStayText, quoteDeclineTexts, quoteEndedTitles, quotePageTexts as texts } from '../texts.ts'
import styles from './quote.module.css'

/** How a version ended that is read no more, whom to call, and the way to the newest one. */
export function Ended({ quote, hasDeclined }: { quote: EndedQuote; hasDeclined: boolean }) {
  const { phone } = useBrand()
  return (
    <>
      {hasDeclined && quote.standing === 'declined' ? (
        <Notice kind="info" title={quoteDeclineTexts.declined} announced>
          <p>{quote.hasOrders ? quoteDeclineTexts.declinedRestText : quoteDeclineTexts.declinedText}</p>
        </Notice>
      ) : (
        <Notice kind="info" title={quoteEndedTitles[quote.standing]}>
          <p>{quote.hasOrders ? `${quote.refusal} ${ordersStayText}` : quote.refusal}</p>
        </Notice>
      )}
      {quote.newestPath !== null && (
        <p className={styles.follow}>
          <LinkButton to={quote.newestPath}>{texts.newest}</LinkButton>
        </p>
      )}
      <p>
        {texts.call} <a href={`tel:${phone.tel}`}>{phone.display}</a>
      </p>
    </>
  )
}
