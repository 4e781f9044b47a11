/** When it is done in a browser that never says it is idle, as Chromium sometimes does not (milliseconds after the load). */
const timeout = 2_000

/**
 * Does something once the page has loaded and the browser has nothing else to do, two seconds later at the latest.
 * @returns calls it off
 */
export function whenIdle(work: () => void): () => void {
  let cancel = () => window.removeEventListener('load', wait)
  function wait() {
    if ('requestIdleCallback' in window) {
      const id = window.requestIdleCallback(work, { timeout })
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
