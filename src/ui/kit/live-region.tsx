import { createContext, useCallback, useContext, useState } from 'react'
import type { Elements } from './elements.ts'

const Announce = createContext<(message: string) => void>(() => {})

/** Holds the one polite live region of the page; what is announced changes it. */
export function LiveRegion({ children }: { children: Elements }) {
  const [{ message, turn }, setState] = useState({ message: '', turn: 0 })
  const announce = useCallback(
    (next: string) => setState(state => ({ message: next, turn: state.turn + 1 })),
    [],
  )
  // A new element each turn, so that the same words said twice are read twice.
  return (
    <Announce value={announce}>
      {children}
      <div role="status" aria-live="polite" className="visually-hidden">
        {message && <span key={turn}>{message}</span>}
      </div>
    </Announce>
  )
}

/** `announce('1 basisstation toegevoegd')`: said by a screen reader when it is done talking. */
export const useAnnounce = () => useContext(Announce)
