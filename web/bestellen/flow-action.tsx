import { createContext, type ReactNode, use, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../ui/button.tsx'

/** Where the step's action button stands: in the basket panel, which is a bar at the bottom on a phone. */
const ActionSlot = createContext<{
  place: HTMLElement | null
  setPlace: (element: HTMLElement | null) => void
} | null>(null)

/** Around a step's screen and the basket panel. */
export function FlowActionProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return <ActionSlot value={{ place, setPlace }}>{children}</ActionSlot>
}

/** The place for the action, rendered once by the frame. */
export function FlowActionPlace({ className }: { className?: string | undefined }) {
  return <div ref={use(ActionSlot)?.setPlace} className={className} />
}

type Props = {
  /** The words on the button: 'In winkelwagen', 'Naar gegevens', 'Naar controle', 'Bestellen'. */
  children: ReactNode
  /** Absent where the button is disabled. */
  onAction?: () => void
  /** While the action runs: a spinner, and presses do nothing. */
  busy?: boolean
  disabled?: boolean
  /** What is missing; stands beside the disabled button and is read with it. */
  disabledReason?: ReactNode
}

/** The one button that leads to the next step. A screen renders it anywhere; it shows in the frame's place for it. */
export function FlowAction({ children, onAction, ...state }: Props) {
  const place = use(ActionSlot)?.place
  if (!place) return null
  return createPortal(
    <Button wide onClick={onAction} {...state}>
      {children}
    </Button>,
    place,
  )
}
