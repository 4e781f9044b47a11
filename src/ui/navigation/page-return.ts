/**
 * Calls once whenever this page is looked at again: its tab is shown, or it comes back as it was left (back-forward
 * cache), of which browsers tell by one event or by both.
 * @returns ends it
 */
export function onReturn(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    clearTimeout(timer)
    timer = setTimeout(listener)
  }
  const shown = () => {
    if (document.visibilityState === 'visible') tell()
  }
  const restored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) tell()
  }
  document.addEventListener('visibilitychange', shown)
  window.addEventListener('pageshow', restored)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', shown)
    window.removeEventListener('pageshow', restored)
  }
}
