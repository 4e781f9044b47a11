import { paidTexts } from '../../../../common/texts.ts'
import { LinkButton } from '../../../../ui/kit/link-button.tsx'
import { Price } from '../../../../ui/kit/price.tsx'
import { vatPercentage } from '../../../carts/totals.ts'
import { fromPriceTexts, pageTexts } from '../../texts.ts'
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

type OfferProps = { view: PageView; action: { label: string; to: string }; fromPrice: string }

function Offer({ view: { frontMatter }, action, fromPrice }: OfferProps) {
  const { title, label = title } = frontMatter
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
