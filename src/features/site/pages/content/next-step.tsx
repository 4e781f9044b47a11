import { ArrowRight } from 'lucide-react'
import { LinkButton } from '../../../../ui/kit/link-button.tsx'
import styles from './next-step.module.css'

type Props = { title: string; text: string; action: { label: string; to: string } | null }

/** The band that ends a page. */
export const NextStep = ({ title, text, action }: Props) => (
  <section className={`screen-only ${styles.nextStep}`} aria-labelledby="volgende-stap">
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
