import { ArrowLeft } from 'lucide-react'
import type { Ref } from 'react'
import { Link } from 'react-router'
import { commonTexts } from '../../../common/texts.ts'
import type { ProductType } from '../../catalogue/product.ts'
import { type ProgressStep, stepBefore } from '../order-flow.ts'
import { stepPath } from '../store/flow-place.ts'
import { useIsLoaded, useOrderPart } from '../store/order-state.ts'
import { heroTitle, stepTitles } from '../texts/flow.ts'
import { HelpButton } from './help-panel.tsx'
import styles from './step-band.module.css'

type Props = { step: ProgressStep; productType: ProductType; ref: Ref<HTMLHeadingElement> }

/** The top of one of the three steps, in one row: 'Terug', its name, its title, 'Hulp nodig?'. */
export function StepBand({ step, productType, ref }: Props) {
  const isLoaded = useIsLoaded()
  const requestType = useOrderPart(state => state.requestType)
  const title = step === 'controle' ? isLoaded && stepTitles.controle[requestType] : stepTitles[step]
  return (
    <div className={styles.band}>
      <div className={styles.row}>
        <h1 ref={ref} tabIndex={-1} className={styles.name}>
          {heroTitle(step, productType)}
        </h1>
        <Link to={stepPath(stepBefore(step), productType)} className={`screen-only ${styles.back}`}>
          <ArrowLeft aria-hidden="true" />
          <span>{commonTexts.back}</span>
        </Link>
        {title && <h2 className={styles.title}>{title}</h2>}
        <div className={`screen-only ${styles.help}`}>
          <HelpButton />
        </div>
      </div>
    </div>
  )
}
