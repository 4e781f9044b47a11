import { Card } from '../../../ui/desk/card.tsx'
import { DetailsList } from '../../../ui/layout/details-block.tsx'
import { auditMoment } from '../../audit/texts.ts'
import type { LinesReached } from '../desk-schemas.ts'
import { reachInWords, reachTexts as texts } from '../texts-reach.ts'
import styles from './catalogue.module.css'

type Props = {
  reached: LinesReached
  /** The name of a line, by its id. */
  nameOf: (id: number) => string
}

/** How many addresses can get the lines, each by its name, and when that was counted. */
export function AddressReach({ reached, nameOf }: Props) {
  if (!reached || reached.lines.length === 0) return null
  return (
    <Card title={texts.title}>
      <DetailsList details={reached.lines.map(line => [nameOf(line.id), reachInWords(line)] as const)} />
      <p className={styles.note}>{texts.countedAt(auditMoment(reached.countedAt))}</p>
    </Card>
  )
}
