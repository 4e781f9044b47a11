import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The entry of the history that the router shows; null before it shows any. */
let shown: { readonly href: string; readonly number: number } | null = null

/**
 * Numbers the history entries that the browser makes by itself: a fragment that is typed, or a mailed link that is opened
 * in the tab that shows its page already. React Router numbers its own (`history.state.idx`) and tells by them how far back
 * or forward a visitor goes; from an entry without a number it cannot, and says so in the console. To be called before the
 * router is made: Chromium calls the listeners of `popstate` in the order in which they came, capturing or not.
 */
export function numberEntries() {
  window.addEventListener('popstate', () => {
    if (shown === null || numberOf(window.history) !== null) return
    // The browser adds no entry for the address that shows, it replaces that one.
    const idx = window.location.href === shown.href ? shown.number : shown.number + 1
    window.history.replaceState({ ...window.history.state, idx }, '')
  })
}

/** Keeps which entry shows, for `numberEntries`. */
export function useShownEntry() {
  const location = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry shows whenever the location is another
  useEffect(() => {
    const number = numberOf(window.history)
    shown = number === null ? null : { href: window.location.href, number }
  }, [location])
}

/** The number of the entry that the browser is at, or is on its way to; null where it has none. */
export const numberOf = ({ state }: History): number | null => state?.idx ?? null
