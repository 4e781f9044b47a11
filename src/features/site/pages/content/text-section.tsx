import { ChevronDown } from 'lucide-react'
import {
  Children,
  type ComponentProps,
  cloneElement,
  createContext,
  isValidElement,
  type ReactElement,
  use,
} from 'react'
import styles from './text-section.module.css'

/** Which sections of a text fold on a phone, in the layouts of pages that are not read from end to end. */
export type Folding = 'none' | 'later' | 'all'
export const SectionsFold = createContext<Folding>('none')

/** From src/app/vite/mdx/text-sections.ts: a heading, and what stands below it. */
type Props = ComponentProps<'section'> & { 'data-shown'?: 'first' | 'always' }

/**
 * A section of a text. One that folds is a `details` on a phone only: its heading stands outside, so a wider screen, paper
 * and a browser without scripts show it as any other, and its anchor stands inside, so that a link to it opens it.
 */
export function TextSection({ children, 'data-shown': shown }: Props) {
  const [heading, ...rest] = Children.toArray(children)
  const folding = use(SectionsFold)
  const folds = folding === 'all' ? shown !== 'always' : folding === 'later' && shown === undefined
  if (!isHeading(heading)) return children
  if (!folds)
    return (
      <section className={styles.section}>
        {heading}
        <div className={styles.flow}>{rest}</div>
      </section>
    )
  const { id } = heading.props
  const titleId = `kop-${id}`
  return (
    <section className={`${styles.section} ${styles.folds}`}>
      {cloneElement(heading, { id: titleId })}
      <details className={styles.fold}>
        <summary className={styles.summary} aria-labelledby={titleId}>
          <ChevronDown aria-hidden="true" />
        </summary>
        <div id={id} className={`${styles.flow} ${styles.content}`}>
          {rest}
        </div>
      </details>
    </section>
  )
}

const isHeading = (child: unknown): child is ReactElement<ComponentProps<'h2'>> =>
  isValidElement(child) && child.type === 'h2'
