import { type ReactNode, useId } from 'react'
import { classes } from '../kit/classes.ts'
import type { Elements } from '../kit/elements.ts'
import { TextWithAmounts } from '../kit/text-with-amounts.tsx'
import styles from './details-block.module.css'

type BlockProps = {
  title: string
  /** At the right of the title: a link or button to change what stands in the block. */
  action?: Elements
  /** Level of the block's heading: `h2` on a page without sections. */
  heading?: 'h2' | 'h3'
  /** As a row: it shows fields instead of a few words. */
  isOpen?: boolean
  children: Elements
}

/** One group of details with its heading, as gegevens and controle show them. */
export function DetailsBlock({ title, action, heading: Heading = 'h3', isOpen, children }: BlockProps) {
  const headingId = useId()
  return (
    <section className={classes(styles.block, isOpen && styles.open)} aria-labelledby={headingId}>
      <div className={styles.head}>
        <Heading id={headingId} tabIndex={-1} className={styles.heading}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  )
}

/** Groups of details of a few words each, as the rows of one list. */
export const DetailsRows = ({ children }: { children: Elements }) => (
  <div className={styles.rows}>{children}</div>
)

/** Details in a few words, each with a line of its own. */
export const DetailsLines = ({ lines }: { lines: readonly string[] }) => (
  <div>
    {lines.map(line => (
      <p key={line}>{unbrokenNumbers(line)}</p>
    ))}
  </div>
)

/** A telephone number or an IBAN does not go on in the next line. */
const unbrokenNumbers = (line: string): string => line.replaceAll(/(?<=[\dA-Z]) (?=\d)/g, '\u00a0')

/** Names and values; what is empty is left out. */
export const DetailsList = ({ details }: { details: readonly (readonly [string, ReactNode])[] }) => (
  <dl className={styles.list}>
    {details
      .filter(([, value]) => value !== '' && value !== null)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? <TextWithAmounts>{value}</TextWithAmounts> : value}</dd>
        </div>
      ))}
  </dl>
)
