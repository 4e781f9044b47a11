import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { ChoiceCard, ChoiceGroup } from '../../../../../ui/kit/choice-card.tsx'
import { isChoosable, sharedInformation, speedShare } from '../../../../carts/internet.ts'
import type { ProductOffering } from '../../../../catalogue/product.ts'
import { composeTexts } from '../../../texts/flow.ts'
import { availabilityLabels, lineTexts, speedTexts } from '../../../texts/internet.ts'
import { ProductPrice } from '../product-price.tsx'
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

type LineRowProps = {
  line: ProductOffering
  /** Facts that the other lines of the section do not share. */
  facts: readonly string[]
  /** Mbit/s of a full bar. */
  fullMbs: number
  isChosen: boolean
  onChoose(): void
  /** Stands under the row, outside its label. */
  children?: ReactNode
}

/** A line as a row to compare: its speed in figures and as bars, for whom it is, its price. */
function LineRow({ line, facts, fullMbs, isChosen, onChoose, children }: LineRowProps) {
  const { downloadSpeedMbs: down, uploadSpeedMbs: up } = line
  return (
    <ChoiceCard
      layout="row"
      type="radio"
      name="internet-line"
      value={line.id}
      title={
        <>
          <span className="visually-hidden">{`${line.name}, `}</span>
          {down === null || up === null ? <span>{line.name}</span> : <Speed down={down} up={up} />}
        </>
      }
      figure={down !== null && up !== null && <SpeedBars downMbs={down} upMbs={up} fullMbs={fullMbs} />}
      badge={line.promoted && isChoosable(line) ? composeTexts.promoted : undefined}
      facts={facts.map(fact => `${fact}. `)}
      price={<ProductPrice product={line} />}
      checked={isChosen}
      onChange={onChoose}
      disabled={!isChoosable(line)}
      disabledReason={line.fiberLineAvailability && availabilityLabels[line.fiberLineAvailability]}
    >
      {children}
    </ChoiceCard>
  )
}

/** Once where it is the same both ways; else down and up, in words for who does not see the arrows. */
function Speed({ down, up }: { down: number; up: number }) {
  return (
    <span className={styles.speed}>
      {down === up ? (
        <span>{down}</span>
      ) : (
        <>
          <ArrowDown aria-hidden="true" />
          <span>{down}</span>
          <span className="visually-hidden"> {speedTexts.down}, </span>
          <ArrowUp aria-hidden="true" />
          <span>{up}</span>
          <span className="visually-hidden"> {speedTexts.up}, </span>
        </>
      )}
      <span className={styles.unit}>{speedTexts.unit}</span>
    </span>
  )
}

type SpeedBarsProps = {
  downMbs: number
  upMbs: number
  /** Mbit/s that a full bar stands for: those of all lines on the screen compare. */
  fullMbs: number
}

/** Down over up, drawn for the eyes: the words stand above it. */
const SpeedBars = ({ downMbs, upMbs, fullMbs }: SpeedBarsProps) => (
  <svg className={styles.bars} aria-hidden="true">
    <rect className={styles.track} width="100%" height="2" y="2" />
    <rect className={styles.track} width="100%" height="2" y="9" />
    <rect className={styles.down} width={percentage(downMbs, fullMbs)} height="6" rx="3" />
    <rect className={styles.up} width={percentage(upMbs, fullMbs)} height="4" y="8" rx="2" />
  </svg>
)

const percentage = (mbs: number, fullMbs: number) => `${(100 * speedShare(mbs, fullMbs)).toFixed(1)}%`
