import { createContext, type ReactNode, startTransition, use, useState } from 'react'
import { createPortal } from 'react-dom'
import { useHydrated } from '../../../ui/state/hydrated.ts'

const Slot = createContext<{
  place: HTMLElement | null
  setPlace: (element: HTMLElement | null) => void
} | null>(null)

/**
 * Place of the step's action button: the basket panel, which is a bar at the bottom on a phone. `Provider` wraps both,
 * `Place` is in the panel, `Fill` in the step.
 */
export const ActionSlot = {
  Provider({ children }: { children: ReactNode }) {
    const isHydrated = useHydrated()
    const [place, setAtOnce] = useState<HTMLElement | null>(null)
    // While hydrating there is no hurry: told at once, React would take over what fills the place in one go.
    const [setPlace] = useState(() =>
      isHydrated ? setAtOnce : (element: HTMLElement | null) => startTransition(() => setAtOnce(element)),
    )
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
