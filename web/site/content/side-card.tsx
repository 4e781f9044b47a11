import { paidTexts } from '../../../content/common-texts.ts'
import { fromPriceTexts } from '../../../content/page-texts.ts'
import { vatPercentage } from '../../../domain/totals.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Price } from '../../ui/price.tsx'
import { orderAction } from './order-action.ts'
import type { PageView } from './page-view.server.ts'
import styles from './side-card.module.css'

/** On a wide screen, beside the text of a page that sells something: from what price, and the way into the order flow. */
export function SideCard({ view: { frontMatter, fromPrice } }: { view: PageView }) {
  const { title, label = title } = frontMatter
  const action = orderAction(frontMatter)
  if (!action || !fromPrice) return null
  return (
    <aside className={styles.card} aria-label={label}>
      <p className={styles.label}>{label}</p>
      <p>
        {fromPriceTexts.from} <Price amount={fromPrice} per={paidTexts.perMonth} size="large" />
        <br />
        <small>{fromPriceTexts.withoutVat(vatPercentage)}</small>
      </p>
      <LinkButton to={action.to} wide>
        {action.label}
      </LinkButton>
    </aside>
  )
}
