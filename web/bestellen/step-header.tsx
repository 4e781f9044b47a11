import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { commonTexts } from '../../content/common-texts.ts'
import { HelpButton } from './help-panel.tsx'
import styles from './step-header.module.css'

type Props = {
  /** The step that 'Terug' leads to. */
  backTo: string
  title: string
}

/** Above a step's content: 'Terug', the title, 'Hulp nodig?'. */
export function StepHeader({ backTo, title }: Props) {
  return (
    <div className={styles.header}>
      <div className={`screen-only ${styles.actions}`}>
        <Link to={backTo} className={styles.back}>
          <ArrowLeft aria-hidden="true" />
          {commonTexts.back}
        </Link>
        <HelpButton />
      </div>
      <h2>{title}</h2>
    </div>
  )
}
