/** Keys that mean something to a control that is no field. */
const keys = /^(?:Arrow|Home$|End$|Escape$)/

/**
 * Keeps what a visitor does on an island before that listens: presses of what is inside it, and keys. What is typed, ticked
 * and chosen, and where the focus is, a browser keeps by itself.
 * @param pressed what was pressed in it before, in order
 * @returns does all of it again, in the same order, and keeps nothing from then on
 */
export function keepInput(island: HTMLElement, pressed: readonly HTMLElement[]): () => Promise<void> {
  const kept = pressed.map(button => () => button.click())
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }

  const keep = (event: Event, again: () => void) => {
    event.preventDefault()
    // React's own handlers stand on the same element while it hydrates.
    event.stopImmediatePropagation()
    kept.push(again)
  }

  island.addEventListener(
    'click',
    event => {
      const pressed = (event.target as Element).closest<HTMLElement>('button, [href^="#"]')
      if (pressed) keep(event, () => pressed.click())
    },
    options,
  )
  island.addEventListener(
    'keydown',
    event => {
      const target = event.target as HTMLElement
      if (keys.test(event.key) && !target.matches('input, select, textarea'))
        keep(event, () => target.dispatchEvent(new KeyboardEvent('keydown', event)))
    },
    options,
  )

  return async () => {
    listening.abort()
    for (const again of kept.splice(0)) {
      // What the one before changed is drawn first, as between two presses of a hand.
      await null
      again()
    }
  }
}
