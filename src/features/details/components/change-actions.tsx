import type { Ref } from 'react'
import { Link } from 'react-router'
import { commonTexts } from '../../../common/texts.ts'
import styles from '../../../ui/layout/details-block.module.css'

type Props = {
  /** The title of the block, for who hears the word without seeing where it stands. */
  what: string
}

/** 'Wijzigen' at a block that is changed on another step. */
export const ChangeLink = ({ what, to, id }: Props & { to: string; id?: string }) => (
  <Link
    to={to}
    id={id}
    className={`screen-only text-button ${styles.change}`}
    aria-label={commonTexts.changeOf(what)}
  >
    {commonTexts.change}
  </Link>
)

type ButtonProps = Props & {
  onClick: () => void
  /** Whether the block is open for changes; absent where the button opens something else. */
  expanded?: boolean
  /** Id of what it opens, where that is in the page. */
  controls?: string
  ref?: Ref<HTMLButtonElement>
}

/** 'Wijzigen' at a block that is changed on the spot. */
export const ChangeButton = ({ what, onClick, expanded, controls, ref }: ButtonProps) => (
  <button
    ref={ref}
    type="button"
    className={`text-button ${styles.change}`}
    aria-label={commonTexts.changeOf(what)}
    aria-expanded={expanded}
    aria-controls={controls}
    onClick={onClick}
  >
    {commonTexts.change}
  </button>
)
