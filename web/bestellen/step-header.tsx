import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { HelpButton } from './help-panel.tsx'
import styles from './step-header.module.css'

type Props = {
  /** The step that 'Terug' leads to. */
  backTo: string
  title: string
  /** More actions beside 'Hulp nodig?': the reset button of winkelwagen. */
  children?: ReactNode
}

/** Above a step's content: 'Terug', the title, 'Hulp nodig?'. */
export function StepHeader({ backTo, title, children }: Props) {
  return (
    <div className={styles.header}>
      <div className={styles.actions}>
        <Link to={backTo} className={styles.back}>
          <ArrowLeft aria-hidden="true" />
          Terug
        </Link>
        <span className={styles.more}>
          {children}
          <HelpButton />
        </span>
      </div>
      <h2>{title}</h2>
    </div>
  )
}
