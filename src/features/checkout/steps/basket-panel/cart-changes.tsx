import { Minus, Plus, RefreshCw } from 'lucide-react'
import { useEffect } from 'react'
import { classes } from '../../../../ui/kit/classes.ts'
import { useAnnounce } from '../../../../ui/kit/live-region.tsx'
import { TextWithAmounts } from '../../../../ui/kit/text-with-amounts.tsx'
import type { CartChange } from '../../../carts/cart.ts'
import { basketTexts } from '../../texts/basket.ts'
import { andMore, changeInShort, changeInWords, changeVerb } from '../../texts/cart-change.ts'
import panel from './basket-panel.module.css'
import styles from './panel-lines.module.css'

const icons = { added: Plus, changed: RefreshCw, removed: Minus }

type Props = {
  changes: readonly CartChange[]
  /** The lines that would say what came or changed are folded away: everything is listed. */
  isWhole: boolean
  /** False where something else says it already. */
  isAnnounced: boolean
}

/**
 * Changes that a rule made, announced once, politely. Added and changed lines are marked in place (`ChangeReason`);
 * removed ones are listed here.
 */
export function CartChanges({ changes, isWhole, isAnnounced }: Props) {
  const announce = useAnnounce()
  useEffect(() => {
    if (isAnnounced && changes.length > 0) announce(changes.map(changeInWords).join('. '))
  }, [isAnnounced, changes, announce])

  const listed = changes.filter(({ kind }) => isWhole || kind === 'removed')
  if (listed.length === 0) return null
  return (
    <section className={classes(styles.block, panel.changes)} aria-label={basketTexts.changes}>
      <h3 className={styles.blockTitle}>{basketTexts.changes}</h3>
      <ul className={styles.lines}>
        {listed.map(change => (
          <li key={`${change.kind} ${change.product.id}`}>
            <span>{change.product.name}</span>
            <ChangeReason change={change} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Why a line came, changed or went, in small words under its name. */
export function ChangeReason({ change: { kind, reason } }: { change: CartChange }) {
  const Icon = icons[kind]
  return (
    <span className={styles.change}>
      <Icon aria-hidden="true" />
      <span>
        <span className="visually-hidden">{`${changeVerb(kind)}: `}</span>
        <TextWithAmounts>{reason}</TextWithAmounts>
      </span>
    </span>
  )
}

/** Latest change above the closed bar of a phone; visual only, since the list announces it. */
export function LatestChange({ changes }: { changes: readonly CartChange[] }) {
  const [first, ...others] = changes
  if (!first) return null
  return (
    <p className={panel.hint} aria-hidden="true">
      {`${changeInShort(first)}${others.length > 0 ? ` ${andMore(others.length)}` : ''}`}
    </p>
  )
}
