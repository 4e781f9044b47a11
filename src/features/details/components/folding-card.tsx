import { CircleCheck } from 'lucide-react'
import { type Ref, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { commonTexts } from '../../../common/texts.ts'
import { classes } from '../../../ui/kit/classes.ts'
import type { Elements } from '../../../ui/kit/elements.ts'
import block from '../../../ui/layout/details-block.module.css'
import { DetailsLines } from '../../../ui/layout/details-block.tsx'
import styles from './folding-card.module.css'

type Props = {
  title: string
  /** Its content in a few words, shown while it is folded. */
  lines: readonly string[]
  isFolded: boolean
  onOpen: () => void
  ref: Ref<HTMLDivElement>
  /** Stands in another card. */
  isPart?: boolean
  children: Elements
}

/**
 * Fields that are shown as one line once they are right (docs/decisions/order-flow.md#cards-that-fold). Folded fields stay
 * in the page, so that the form, and a password manager, still find them.
 */
export function FoldingCard({ title, lines, isFolded, onOpen, ref, isPart = false, children }: Props) {
  const contentId = useId()
  const content = useRef<HTMLDivElement>(null)
  const Heading = isPart ? 'h4' : 'h3'
  const open = () => {
    flushSync(onOpen)
    const fields = content.current?.querySelectorAll<HTMLInputElement>('input') ?? []
    // Of radio buttons the chosen one, as the Tab key has it.
    ;[...fields].find(({ disabled, type, checked }) => !disabled && (type !== 'radio' || checked))?.focus()
  }
  return (
    <div ref={ref} className={isPart ? styles.part : classes(block.block, styles.card)}>
      <div className={block.head}>
        <Heading tabIndex={-1} className={isPart ? styles.partTitle : block.heading}>
          {title}
        </Heading>
        {isFolded && (
          <button
            type="button"
            className={`text-button ${block.change}`}
            aria-expanded={false}
            aria-controls={contentId}
            onClick={open}
          >
            <span>{commonTexts.change}</span>
            <span className="visually-hidden">{title}</span>
          </button>
        )}
      </div>
      {isFolded && (
        <div className={styles.lines}>
          <CircleCheck aria-hidden="true" />
          <DetailsLines lines={lines} />
        </div>
      )}
      <div ref={content} id={contentId} hidden={isFolded} className={styles.content}>
        {children}
      </div>
    </div>
  )
}
