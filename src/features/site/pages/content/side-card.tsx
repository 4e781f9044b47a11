import { LinkButton } from '../../../../ui/kit/link-button.tsx'
import type { FromPrice } from '../../../carts/from-price.ts'
import { Contents } from './contents.tsx'
import { FromPriceAmount, fromPriceConditions } from './from-price-amount.tsx'
import { orderAction } from './order-action.ts'
import type { PageView } from './page-view.server.ts'
import styles from './side-card.module.css'

/**
 * On a wide screen, beside the text: what the page sells, from what price and the way into the order flow, where it sells
 * something; below it what is in the text.
 */
export function SideCard({ view }: { view: PageView }) {
  const { frontMatter, fromPrice, sections } = view
  const action = orderAction(frontMatter)
  return (
    <div className={styles.side}>
      {action && fromPrice && <Offer view={view} action={action} fromPrice={fromPrice} />}
      <Contents sections={sections} />
    </div>
  )
}

type OfferProps = { view: PageView; action: { label: string; to: string }; fromPrice: FromPrice }

function Offer({ view: { frontMatter }, action, fromPrice }: OfferProps) {
  const { title, label = title } = frontMatter
  return (
    <aside className={styles.card} aria-label={label}>
      <p className={styles.label}>{label}</p>
      <p>
        <FromPriceAmount from={fromPrice} />
        <br />
        <small>{fromPriceConditions(fromPrice, frontMatter.productType)}</small>
      </p>
      <LinkButton to={action.to} wide>
        {action.label}
      </LinkButton>
    </aside>
  )
}
