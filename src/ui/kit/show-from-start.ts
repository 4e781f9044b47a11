/**
 * Gives a message the focus, with its beginning in sight. A browser that scrolls to what takes the focus centres what is
 * higher than the window, and cuts its title off where a page is enlarged to 400%.
 */
export function showFromStart(message: HTMLElement | null): void {
  if (!message) return
  message.focus({ preventScroll: true })
  message.scrollIntoView({ block: message.offsetHeight > window.innerHeight / 2 ? 'start' : 'nearest' })
}
