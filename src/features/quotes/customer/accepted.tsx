import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import type { QuoteAccepted } from '../contract.ts'
import { quoteAcceptedTexts as texts } from '../texts.ts'
import styles from './quote.module.css'

/** The order that a quote became, and the way to where it stands. */
export const Accepted = ({ order }: { order: QuoteAccepted }) => (
  <Notice kind="success" title={texts.title} announced>
    <p>
      <strong>{texts.number(order.number)}</strong> {texts.text}
    </p>
    <p className={styles.follow}>
      <LinkButton to={order.followPath}>{texts.follow}</LinkButton>
    </p>
  </Notice>
)
