import { ChoiceGroup } from '../../../../../ui/kit/choice-card.tsx'
import type { ProductOffering } from '../../../../catalogue/product.ts'
import { sharedInformation } from '../../../rules/internet.ts'
import { lineTexts } from '../../../texts/internet.ts'
import { LineRow } from './line-row.tsx'
import styles from './line-rows.module.css'

type Props = {
  legend: string
  lines: readonly ProductOffering[]
  /** All lines on the screen: the fastest of them fills its bar. */
  compared: readonly ProductOffering[]
  /** Whether it says below them what the bars are. */
  explainsBars?: boolean
  chosenId: number | null
  onChoose(line: ProductOffering): void
}

/** Lines of one technology under each other, each with what tells it apart. */
export function LineRows({ legend, lines, compared, explainsBars = false, chosenId, onChoose }: Props) {
  const shared = sharedInformation(lines)
  const fullMbs = Math.max(...compared.map(({ downloadSpeedMbs }) => downloadSpeedMbs ?? 0))
  return (
    <div className={styles.rows}>
      <ChoiceGroup legend={legend} hideLegend>
        {lines.map(line => (
          <LineRow
            key={line.id}
            line={line}
            facts={line.information.filter(fact => !shared.includes(fact))}
            fullMbs={fullMbs}
            isChosen={line.id === chosenId}
            onChoose={() => onChoose(line)}
          />
        ))}
      </ChoiceGroup>
      {explainsBars && (
        <p className={styles.legend} aria-hidden="true">
          {lineTexts.bars}
        </p>
      )}
    </div>
  )
}
