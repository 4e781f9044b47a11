import { LinkButton } from '../../../../ui/kit/link-button.tsx'
import type { FromPrice } from '../../../carts/from-price.ts'
import { pageTexts } from '../../texts.ts'
import { FromPriceAmount, fromPriceConditions } from './from-price-amount.tsx'
import { orderAction } from './order-action.ts'
import type { PageView } from './page-view.server.ts'
import styles from './side-card.module.css'

/** How many sections a text has at least whose contents stand beside it. */
const longText = 3

/**
 * On a wide screen, beside the text: what the page sells, from what price and the way into the order flow, where it sells
 * something; below it what is in the text.
 */
export function SideCard({ view }: { view: PageView }) {
  const { frontMatter, fromPrice, sections } = view
  const action = orderAction(frontMatter)
  const isLong = sections.length >= longText
  const offer = action && fromPrice && <Offer view={view} action={action} fromPrice={fromPrice} />
  if (!offer && !isLong) return null
  return (
    <div className={styles.side}>
      {offer}
      {isLong && <Contents sections={sections} />}
    </div>
  )
}

const Contents = ({ sections }: Pick<PageView, 'sections'>) => (
  <nav className={styles.contents} aria-labelledby="op-deze-pagina">
    <p id="op-deze-pagina" className={styles.label}>
      {pageTexts.contents}
    </p>
    <ul className="plain-list">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  </nav>
)

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
