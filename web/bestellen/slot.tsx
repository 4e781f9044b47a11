import { createContext, type ReactNode, use, useState } from 'react'
import { createPortal } from 'react-dom'

/**
 * A place in the frame of the flow that the step fills, from wherever in it the contents are rendered.
 * `Provider` stands around both, `Place` in the frame, `Fill` in the step.
 */
export function createSlot() {
  const Slot = createContext<{
    place: HTMLElement | null
    setPlace: (element: HTMLElement | null) => void
  } | null>(null)

  return {
    Provider({ children }: { children: ReactNode }) {
      const [place, setPlace] = useState<HTMLElement | null>(null)
      return <Slot value={{ place, setPlace }}>{children}</Slot>
    },
    Place({ className }: { className?: string | undefined }) {
      return <div ref={use(Slot)?.setPlace} className={className} />
    },
    Fill({ children }: { children: ReactNode }) {
      const place = use(Slot)?.place
      return place ? createPortal(children, place) : null
    },
  }
}
