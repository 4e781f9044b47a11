import { Link } from 'react-router'
import type { PartAcceptedBefore } from '../contract-parts.ts'
import { partsPageTexts, partTitle } from '../texts.ts'
import styles from './parts-overview.module.css'

type Props = { parts: readonly PartAcceptedBefore[]; heading: 'h3' | 'h4' }

/** Parts of earlier versions that became orders; nothing where there are none. */
export const AcceptedBefore = ({ parts, heading: Heading }: Props) =>
  parts.length > 0 && (
    <section className={styles.before}>
      <Heading>{partsPageTexts.acceptedBefore}</Heading>
      <ul>
        {parts.map((part, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was accepted before stays as it is
          <li key={position}>
            <span>{`${partTitle(part)}: `}</span>
            {part.order ? (
              <Link to={part.order.followPath}>{partsPageTexts.order(part.order.number)}</Link>
            ) : (
              <span>{partsPageTexts.forgotten}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
