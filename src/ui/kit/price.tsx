import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './price.module.css'
import { uiTexts } from './texts.ts'

/** An amount as it was formatted: a browser's translator leaves it as it is. */
export const Amount = ({ children }: { children: string }) => <span translate="no">{children}</span>

type Props = {
  /** Already formatted: `€ 42,50`, or what stands in its place until it is known. */
  amount: ReactNode
  /** Unit: `p/m`, `eenmalig`. */
  per?: string
  /** The usual price, struck through; formatted like `amount`. */
  listAmount?: string | undefined
  size?: 'small' | 'medium' | 'large'
  className?: string | undefined
}

/** A price in tabular figures. A struck price is announced as the usual one. */
export function Price({ amount, per, listAmount, size = 'medium', className }: Props) {
  return (
    <span className={classes(styles.price, styles[size], className)}>
      {listAmount && (
        <s className={styles.list}>
          <span className="visually-hidden">{uiTexts.price.list} </span>
          <span translate="no">{listAmount}</span>
          <span className="visually-hidden">, {uiTexts.price.now} </span>
        </s>
      )}
      <span className={styles.amount}>
        <span translate="no">{amount}</span>
        {per && <span className={styles.per}>{` ${per}`}</span>}
      </span>
    </span>
  )
}
