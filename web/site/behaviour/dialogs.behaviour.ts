import { isSwipeDown } from '../../ui/swipe.ts'
import { keepPageWidth } from './page-width.ts'

/**
 * A native dialog: opened by any button that names it, closed by Escape, its cross, a press beside it, or a swipe down on
 * its head. The browser keeps the focus inside and gives it back.
 */
export default function startDialog(element: HTMLElement) {
  if (!(element instanceof HTMLDialogElement)) return
  const dialog = element
  for (const opener of document.querySelectorAll(`[data-dialog-open="${dialog.id}"]`))
    opener.addEventListener('click', () => {
      keepPageWidth()
      dialog.showModal()
    })
  dialog.addEventListener('click', ({ target }) => {
    const isCross = target instanceof Element && target.closest('[data-dialog-close]')
    if (target === dialog || isCross) dialog.close()
  })
  closeBySwipe(dialog)
}

function closeBySwipe(dialog: HTMLDialogElement) {
  const head = dialog.querySelector<HTMLElement>('[data-dialog-head]')
  let from: number | undefined
  head?.addEventListener('touchstart', ({ touches }) => {
    from = touches.length === 1 ? touches[0]?.clientY : undefined
  })
  head?.addEventListener('touchend', ({ changedTouches }) => {
    const to = changedTouches[0]?.clientY
    if (from !== undefined && to !== undefined && isSwipeDown(from, to)) dialog.close()
    from = undefined
  })
}
