import { Children, type ComponentProps, createContext, isValidElement, type ReactElement, use } from 'react'
import { PhoneFold } from './phone-fold.tsx'
import styles from './text-section.module.css'

/** Which sections of a text fold on a phone, in the layouts of pages that are not read from end to end. */
export type Folding = 'none' | 'later' | 'all'
export const SectionsFold = createContext<Folding>('none')

/** From src/app/vite/mdx/text-sections.ts: a heading, and what stands below it. */
type Props = ComponentProps<'section'> & { 'data-shown'?: 'first' | 'always' }

/** A section of a text. */
export function TextSection({ children, 'data-shown': shown }: Props) {
  const [heading, ...rest] = Children.toArray(children)
  const folding = use(SectionsFold)
  const folds = folding === 'all' ? shown !== 'always' : folding === 'later' && shown === undefined
  if (!isHeading(heading)) return children
  const { id } = heading.props
  return (
    <section className={styles.section}>
      {folds && id ? (
        <PhoneFold id={id} heading={heading} className={styles.flow}>
          {rest}
        </PhoneFold>
      ) : (
        <>
          {heading}
          <div className={styles.flow}>{rest}</div>
        </>
      )}
    </section>
  )
}

const isHeading = (child: unknown): child is ReactElement<ComponentProps<'h2'>> =>
  isValidElement(child) && child.type === 'h2'
