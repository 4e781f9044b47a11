import { Minus, Plus, RefreshCw } from 'lucide-react'
import { useEffect } from 'react'
import { basketTexts } from '../../../content/basket-texts.ts'
import { cartNoticeTexts, changeInWords, changeVerb } from '../../../content/cart-notice-texts.ts'
import type { CartChange } from '../../../domain/cart.ts'
import { useAnnounce } from '../../ui/live-region.tsx'
import styles from './basket-panel.module.css'

const icons = { added: Plus, changed: RefreshCw, removed: Minus }

type Props = {
  changes: readonly CartChange[]
  /** False where something else says it already. */
  isAnnounced: boolean
}

/** What a rule did to the cart by itself, with the reason; announced once, politely. */
export function CartChanges({ changes, isAnnounced }: Props) {
  const announce = useAnnounce()
  useEffect(() => {
    if (isAnnounced && changes.length > 0) announce(changes.map(changeInWords).join('. '))
  }, [isAnnounced, changes, announce])

  if (changes.length === 0) return null
  return (
    <section className={styles.changes} aria-label={basketTexts.changes}>
      <h3 className={styles.changesTitle}>{basketTexts.changes}</h3>
      <ul className={styles.lines}>
        {changes.map(change => {
          const Icon = icons[change.kind]
          return (
            <li key={`${change.kind} ${change.product.id}`} className={styles.change}>
              <Icon aria-hidden="true" />
              <span>
                <span className="visually-hidden">{changeVerb(change.kind)}: </span>
                {change.product.name}
                <span className={styles.note}>{change.reason}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The same in one line, above the closed bar of a phone; only for the eyes, as the list announces it. */
export function LatestChange({ changes }: { changes: readonly CartChange[] }) {
  const [first, ...others] = changes
  if (!first) return null
  return (
    <p className={styles.hint} aria-hidden="true">
      {changeInWords(first)}
      {others.length > 0 && ` ${cartNoticeTexts.more(others.length)}`}
    </p>
  )
}
