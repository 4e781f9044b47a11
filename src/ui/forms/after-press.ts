/**
 * Holds back what would move the page while something is being pressed: a press that begins on a button has to end on it,
 * or the browser makes no click of it.
 */

let isPressing = false
let isWatching = false
const waiting = new Set<() => void>()

function press() {
  isPressing = true
}

/** The click comes right after the press has ended. */
function release() {
  if (!isPressing) return
  setTimeout(() => {
    isPressing = false
    const due = [...waiting]
    waiting.clear()
    for (const act of due) act()
  })
}

function watch() {
  isWatching = true
  // A touch presses twice: with its pointer, and with the mouse that the browser makes of it.
  for (const begin of ['pointerdown', 'mousedown']) document.addEventListener(begin, press, true)
  // One that ended outside the window has ended by the next key.
  for (const end of ['pointerup', 'pointercancel', 'mouseup', 'dragend', 'keydown'])
    document.addEventListener(end, release, true)
}

/** Watches presses from here on; forms call it before any of their fields can be left. */
export function watchPresses() {
  if (!isWatching) watch()
}

/** Acts now, or once the press that is going on has ended in its click. */
export function afterPress(act: () => void) {
  if (isPressing) waiting.add(act)
  else act()
}
