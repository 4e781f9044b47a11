import { useEffect, useRef } from 'react'

/**
 * Keeps the focus while the fields of a form are disabled: it waits at the button that says that it works, and goes back
 * to the field unless something else took it meanwhile.
 * @returns what is to be called when sending begins
 */
export function useRestoredFocus(isSending: boolean) {
  const held = useRef<{ readonly field: HTMLElement; readonly button: HTMLElement } | null>(null)

  useEffect(() => {
    if (isSending) {
      held.current?.button.focus({ preventScroll: true })
      return
    }
    const { field, button } = held.current ?? {}
    held.current = null
    if (field?.isConnected && document.activeElement === button) field.focus({ preventScroll: true })
  }, [isSending])

  return (form: HTMLFormElement | undefined, button: HTMLElement | null) => {
    const field = document.activeElement
    held.current =
      button && field instanceof HTMLElement && field !== button && form?.contains(field)
        ? { field, button }
        : null
  }
}
