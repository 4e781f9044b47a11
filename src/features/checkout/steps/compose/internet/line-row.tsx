import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { ChoiceCard } from '../../../../../ui/kit/choice-card.tsx'
import type { ProductOffering } from '../../../../catalogue/product.ts'
import { isChoosable } from '../../../rules/internet.ts'
import { composeTexts } from '../../../texts/flow.ts'
import { availabilityTexts, speedTexts } from '../../../texts/internet.ts'
import { ProductPrice } from '../product-price.tsx'
import styles from './line-row.module.css'
import { SpeedBars } from './speed-bars.tsx'

type Props = {
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
export function LineRow({ line, facts, fullMbs, isChosen, onChoose, children }: Props) {
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
      disabledReason={line.fiberLineAvailability && availabilityTexts[line.fiberLineAvailability].label}
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
