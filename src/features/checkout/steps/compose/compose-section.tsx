import { useId } from 'react'
import { Accordion, AccordionSection } from '../../../../ui/kit/accordion.tsx'
import type { Elements } from '../../../../ui/kit/elements.ts'
import { useIsWide } from '../../../../ui/kit/use-is-wide.ts'
import styles from './compose.module.css'

type Props = {
  title: string
  /** The heading's id, for what moves the focus to it. */
  id?: string
  children: Elements
}

/** One question of the screen under its heading. */
export function ComposeSection({ title, id, children }: Props) {
  const ownId = useId()
  const headingId = id ?? ownId
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}

type FoldedProps = Props & {
  /** The choice, beside the heading. */
  aside?: string | undefined
  open?: boolean
}

/** The same for what few need: on a phone it is folded under its heading until it is asked for or `open`. */
export function FoldedSection({ title, id, aside, open = false, children }: FoldedProps) {
  const ownId = useId()
  const headingId = id ?? ownId
  return (
    <section aria-labelledby={headingId}>
      <Accordion>
        <AccordionSection
          heading={
            <h2 id={headingId} tabIndex={-1}>
              {title}
            </h2>
          }
          aside={aside}
          open={useIsWide() || open}
        >
          {children}
        </AccordionSection>
      </Accordion>
    </section>
  )
}
