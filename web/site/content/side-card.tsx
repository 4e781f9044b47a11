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
        Vanaf <Price amount={fromPrice} per="p/m" size="large" />
        <br />
        <small>excl. 21% btw</small>
      </p>
      <LinkButton to={action.to} wide>
        {action.label}
      </LinkButton>
    </aside>
  )
}
