import { ArrowLeft } from 'lucide-react'
import type { Ref } from 'react'
import { Link } from 'react-router'
import { commonTexts } from '../../content/common-texts.ts'
import { heroTitle } from '../../content/flow-texts.ts'
import type { ProgressStep } from '../../domain/order-flow.ts'
import type { ProductType } from '../../domain/product.ts'
import { HelpButton } from './help-panel.tsx'
import { createSlot } from './slot.tsx'
import styles from './step-header.module.css'

/** What a step adds to the row with its name. */
export const StepTitle = createSlot()

type BandProps = { step: ProgressStep; productType: ProductType; ref: Ref<HTMLHeadingElement> }

/** The name of one of the three steps, in one row with what the step puts beside it, as high while that is not there. */
export const StepBand = ({ step, productType, ref }: BandProps) => (
  <div className={styles.band}>
    <div className={styles.row}>
      <h1 ref={ref} tabIndex={-1} className={styles.name}>
        {heroTitle(step, productType)}
      </h1>
      <StepTitle.Place className={styles.rest} />
    </div>
  </div>
)

type Props = {
  /** The step that 'Terug' leads to. */
  backTo: string
  title: string
}

/** Beside the name of the step: 'Terug', the title, 'Hulp nodig?'. */
export const StepHeader = ({ backTo, title }: Props) => (
  <StepTitle.Fill>
    <Link to={backTo} className={`screen-only ${styles.back}`}>
      <ArrowLeft aria-hidden="true" />
      {commonTexts.back}
    </Link>
    <h2 className={styles.title}>{title}</h2>
    <div className={`screen-only ${styles.help}`}>
      <HelpButton />
    </div>
  </StepTitle.Fill>
)
