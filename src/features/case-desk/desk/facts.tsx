import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import facts from './facts.module.css'

type Props = {
  title: string
  /** The gist of what is folded, in one line. */
  summary: string
  /** Whether it is open at first, as where something is to be done in it. */
  open?: boolean
  children: ReactNode
}

/** A part of what is known of the case, folded into a line that says the gist of it. */
export const Facts = ({ title, summary, open = false, children }: Props) => (
  <details className={facts.facts} open={open}>
    <summary className={facts.summary}>
      <h2 className={facts.title}>{title}</h2>
      <span className={facts.gist}>{summary}</span>
      <ChevronDown aria-hidden="true" />
    </summary>
    <div className={facts.content}>{children}</div>
  </details>
)

/** Several of them in one card. */
export const FactsCard = ({ children }: { children: ReactNode }) => (
  <div className={facts.card}>{children}</div>
)
