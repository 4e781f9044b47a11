/** Keys that mean something to a control that is no field. */
const keys = /^(?:Arrow|Home$|End$|Escape$)/

/**
 * Keeps what a visitor does on an island before that listens: presses of what is inside it, and keys. What is typed, ticked
 * and chosen, and where the focus is, a browser keeps by itself. A form that is sent is locked until then.
 * @param pressed what was pressed in it before, in order
 * @returns does all of it again, in the same order, and keeps nothing from then on
 */
export function saveInput(island: HTMLElement, pressed: readonly HTMLElement[]): () => Promise<void> {
  const kept = pressed.map(button => () => button.click())
  const unlock: (() => void)[] = []
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
      if (!pressed) return
      keep(event, () => pressed.click())
      if (pressed instanceof HTMLButtonElement && pressed.type === 'submit')
        unlock.push(lockFields(pressed.form))
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
    for (const undo of unlock.splice(0)) undo()
    for (const again of kept.splice(0)) {
      // The effect of the press before is rendered first, as between two presses by hand.
      await null
      again()
    }
  }
}

/**
 * Disables the fields with their values at the press of the button, as while the form is being sent.
 * @returns enables them again, and restores the focus
 */
function lockFields(form: HTMLFormElement | null): () => void {
  const focused = document.activeElement
  const fields = [...(form?.querySelectorAll<HTMLFieldSetElement>('fieldset:not([disabled])') ?? [])]
  for (const part of fields) part.disabled = true
  return () => {
    for (const part of fields) part.disabled = false
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost && focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
