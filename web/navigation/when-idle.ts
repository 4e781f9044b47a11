/**
 * Does something once the page has loaded and the browser has nothing else to do.
 * @returns calls it off
 */
export function whenIdle(work: () => void): () => void {
  let cancel = () => window.removeEventListener('load', wait)
  function wait() {
    if ('requestIdleCallback' in window) {
      const id = window.requestIdleCallback(work)
      cancel = () => window.cancelIdleCallback(id)
    } else {
      const id = setTimeout(work, 200)
      cancel = () => clearTimeout(id)
    }
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => cancel()
}
