import type { ClipboardEvent, DragEvent } from 'react'
import { formatPostcode, postcodeLength } from '../../common/checks/postcode.ts'
import { cleanLine } from '../../common/typed-text.ts'

/** Sets a value past the limit, which holds for keys only, and tells the form as a key would. */
function setWhole(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Props of an input in which typing stops at `max` characters. Pasted or dropped text would be cut there without a word
 * by the browser: it is cleaned instead, and stays whole for the field's error to say what is too long.
 */
export function limitedTo(max: number, clean: (typed: string) => string) {
  const insert = (event: ClipboardEvent<HTMLInputElement> | DragEvent<HTMLInputElement>, text: string) => {
    const input = event.currentTarget
    if (text === '' || input.readOnly || input.disabled) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = input
    const start = selectionStart ?? value.length
    setWhole(input, clean(value.slice(0, start) + text + value.slice(selectionEnd ?? start)))
  }
  return {
    maxLength: max,
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => insert(event, event.clipboardData.getData('text')),
    onDrop: (event: DragEvent<HTMLInputElement>) => insert(event, event.dataTransfer.getData('text')),
  }
}

/** The same for a postcode (order-flow §5). */
export const postcodeLimit = limitedTo(postcodeLength, typed => formatPostcode(cleanLine(typed)))
