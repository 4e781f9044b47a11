import { type Ref, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { classes } from '../../../ui/kit/classes.ts'
import type { Elements } from '../../../ui/kit/elements.ts'
import block from '../../../ui/layout/details-block.module.css'
import { DetailsLines } from '../../../ui/layout/details-block.tsx'
import { ChangeButton } from './change-actions.tsx'
import styles from './folding-row.module.css'

type Props = {
  title: string
  /** Id of its heading, for who leads the focus there. */
  id?: string
  /** Its content in a few words, shown while it is folded. */
  lines: readonly string[]
  /** Words to press while there is no content: what can be added. */
  add?: string
  isFolded: boolean
  onOpen: () => void
  ref?: Ref<HTMLElement>
  children: Elements
}

/**
 * A row of `DetailsRows` whose fields are shown as a few words once they are right (docs/decisions/order-flow.md#rows-that-fold).
 * Folded fields stay in the page, so that the form, and a password manager, still find them.
 */
export function FoldingRow({ title, id, lines, add, isFolded, onOpen, ref, children }: Props) {
  const ownId = useId()
  const headingId = id ?? ownId
  const contentId = useId()
  const content = useRef<HTMLDivElement>(null)
  const open = () => {
    flushSync(onOpen)
    const fields = content.current?.querySelectorAll<HTMLInputElement>('input') ?? []
    // Of radio buttons the chosen one, as the Tab key has it.
    ;[...fields].find(({ disabled, type, checked }) => !disabled && (type !== 'radio' || checked))?.focus()
  }
  const isEmpty = add !== undefined && lines.length === 0
  return (
    <section ref={ref} className={classes(block.block, !isFolded && block.open)} aria-labelledby={headingId}>
      <div className={block.head}>
        <h3 id={headingId} tabIndex={-1} className={block.heading}>
          {title}
        </h3>
        {isFolded && !isEmpty && (
          <ChangeButton what={title} expanded={false} controls={contentId} onClick={open} />
        )}
      </div>
      {isFolded &&
        (isEmpty ? (
          <div>
            <button
              type="button"
              className={`text-button ${styles.add}`}
              aria-expanded={false}
              aria-controls={contentId}
              onClick={open}
            >
              {add}
            </button>
          </div>
        ) : (
          <DetailsLines lines={lines} />
        ))}
      <div ref={content} id={contentId} hidden={isFolded} className={styles.content}>
        {children}
      </div>
    </section>
  )
}
