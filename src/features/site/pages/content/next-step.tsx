import { ArrowRight } from 'lucide-react'
import { classes } from '../../../../ui/kit/classes.ts'
import { LinkButton } from '../../../../ui/kit/link-button.tsx'
import styles from './next-step.module.css'

type Props = {
  title: string
  text: string
  action: { label: string; to: string } | null
  /** In the column of the text, for who came to read and not to buy. */
  isQuiet?: boolean
}

/** The end of a page. */
export const NextStep = ({ title, text, action, isQuiet = false }: Props) => (
  <section
    className={classes('screen-only', styles.nextStep, isQuiet ? styles.quiet : styles.band)}
    aria-labelledby="volgende-stap"
  >
    <div>
      <h2 id="volgende-stap">{title}</h2>
      <p>{text}</p>
      {action && (
        <LinkButton to={action.to} variant="secondary" iconAfter={<ArrowRight aria-hidden="true" />}>
          {action.label}
        </LinkButton>
      )}
    </div>
  </section>
)
