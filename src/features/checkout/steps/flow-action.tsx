import type { ReactNode } from 'react'
import { Button } from '../../../ui/kit/button.tsx'
import { JumpLink } from '../../../ui/kit/jump-link.tsx'
import { ActionSlot } from './action-slot.tsx'
import styles from './flow-action.module.css'

/** Action that is still required before the button works. */
export type Missing = {
  readonly text: string
  /** The id of the field or heading where it is done. */
  readonly at?: string
}

type Props = {
  /** The words on the button: 'In winkelwagen', 'Naar gegevens', 'Naar controle', and the last one. */
  children: ReactNode
  /** Absent where the button is disabled. */
  onAction?: () => void
  /** While the action runs: a spinner, and presses do nothing. */
  busy?: boolean
  /** While there is something, the button is disabled and says the first of it with the way there. */
  missing?: readonly Missing[]
}

/**
 * The one button that leads to the next step. A screen renders it at its end; it shows in the frame's place for it. On a
 * phone a disabled one stands in the page instead: the bar at the bottom is for what can be done.
 */
export function FlowAction({ children, onAction, busy = false, missing = [] }: Props) {
  const [first] = missing
  if (!first)
    return (
      <ActionSlot.Fill>
        <Button wide busy={busy} onClick={onAction}>
          {children}
        </Button>
      </ActionSlot.Fill>
    )
  const waiting = (
    <Button wide disabled disabledReason={<Reason missing={first} />}>
      {children}
    </Button>
  )
  return (
    <>
      <div className={styles.inPage}>{waiting}</div>
      <ActionSlot.Fill>
        <div className={styles.inPanel}>{waiting}</div>
      </ActionSlot.Fill>
    </>
  )
}

const Reason = ({ missing: { text, at } }: { missing: Missing }) => (
  <span className={styles.reason}>{at ? <JumpLink to={at}>{text}</JumpLink> : text}</span>
)
