/**
 * A page of the website is painted with the styles that stand in it (server/plugins/page-styles.ts). Once it has loaded,
 * the whole sheet follows, for what scripts add; it waits in an element that browsers without scripts read at once.
 */
export function fetchLaterStyles() {
  const styles = document.querySelector('noscript[data-later-styles]')
  if (styles === null) return
  const add = () => styles.insertAdjacentHTML('afterend', styles.textContent ?? '')
  if (document.readyState === 'complete') add()
  else window.addEventListener('load', add, { once: true })
}
