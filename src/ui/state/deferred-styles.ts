import { whenIdle } from '../navigation/when-idle.ts'

/**
 * A page is painted with the styles that stand in it (src/app/server/pages/page-styles.ts); the whole sheet is for what scripts
 * add. On a page of the website it follows once the page has nothing else to do. It waits in an element that browsers
 * without scripts read at once.
 */
export function fetchDeferredStyles() {
  const styles = document.querySelector('noscript[data-later-styles]')
  if (styles !== null) whenIdle(() => styles.insertAdjacentHTML('afterend', styles.textContent ?? ''))
}

/** The whole sheet of a page that React takes over, in force once this resolves; where it does not come, without it. */
export function deferredStylesApplied(): Promise<void> {
  const link = document.querySelector('link[data-later-styles]')
  if (!(link instanceof HTMLLinkElement)) return Promise.resolve()
  return new Promise(resolve => {
    // Anew, because of one that failed before nothing more would be heard; what came or is on its way is not fetched again.
    const sheet = link.cloneNode() as HTMLLinkElement
    sheet.removeAttribute('data-later-styles')
    sheet.addEventListener('load', () => {
      sheet.removeAttribute('media')
      resolve()
    })
    sheet.addEventListener('error', () => resolve())
    link.replaceWith(sheet)
  })
}
