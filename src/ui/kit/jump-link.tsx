import type { ReactNode } from 'react'

type Props = {
  /** The id of a field, or of a heading that can take the focus. */
  to: string
  /** Where in the window it comes to stand: a part of a page at its start. */
  block?: 'center' | 'start'
  children: ReactNode
}

/** A link to a place on this page that takes the focus along, and that the router does not hear of. */
export const JumpLink = ({ to, block, children }: Props) => (
  <a
    href={`#${to}`}
    onClick={event => {
      event.preventDefault()
      jumpTo(to, block)
    }}
  >
    {children}
  </a>
)

/** Moves the focus to an element, and shows it with its label. */
export function jumpTo(id: string, block: 'center' | 'start' = 'center') {
  const target = document.getElementById(id)
  target?.focus({ preventScroll: true })
  const isField = target?.matches('input, select, textarea')
  ;((isField && target?.closest('label, fieldset, div')) || target)?.scrollIntoView({ block })
}
