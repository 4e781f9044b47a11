import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPress } from '../../../ui/forms/after-press.ts'

type Options<Name extends string> = {
  /** The fields of each row. */
  fields: Readonly<Record<Name, readonly string[]>>
  /** The fields that are wrong now, whether their errors show or not. */
  wrong: () => readonly string[]
  /** The server's answer about a row, where it is asked. */
  holds?: (name: Name) => Promise<boolean>
  /** Rows that stay open while the focus is in another one, which belongs to them. */
  staysFor?: Readonly<Partial<Record<NoInfer<Name>, NoInfer<Name>>>>
  /** Row that is open at first although it is right. */
  open?: NoInfer<Name> | null
}

/**
 * Rows that fold when they are right: those that are so from the start, and others once the focus is elsewhere. A row that is
 * wrong, or becomes so, is open.
 */
export function useFoldingRows<Name extends string>({
  fields,
  wrong,
  holds,
  staysFor,
  open = null,
}: Options<Name>) {
  const names = Object.keys(fields) as Name[]
  const elements = useRef(new Map<Name, HTMLElement>())
  const wrongNow = wrong()
  const isRight = (name: Name, among = wrongNow) => !fields[name].some(field => among.includes(field))
  const [folded, setFolded] = useState<ReadonlySet<Name>>(
    () => new Set(names.filter(name => name !== open && isRight(name))),
  )
  // A row stays open while it is corrected: it must not fold under the hands of who types in it.
  const right = new Set([...folded].filter(name => isRight(name)))
  if (right.size < folded.size) setFolded(right)

  const hasFocus = (name: Name | undefined) =>
    name !== undefined && elements.current.get(name)?.contains(document.activeElement) === true

  /** Open, right, and without the focus. */
  const isLeft = (name: Name) =>
    !folded.has(name) && !hasFocus(name) && !hasFocus(staysFor?.[name]) && isRight(name, wrong())

  const foldLeft = useEffectEvent(async () => {
    for (const name of names.filter(isLeft)) if ((await holds?.(name)) ?? true) afterPress(() => fold(name))
  })
  const fold = useEffectEvent((name: Name) => {
    if (isLeft(name)) keepingFocusInPlace(() => setFolded(before => new Set(before).add(name)))
  })
  useEffect(() => {
    // After the form has read what stands in its fields. A press beside everything, which puts the keyboard of a phone away,
    // moves the focus to no other place.
    const listener = () => queueMicrotask(() => afterPress(() => void foldLeft()))
    document.addEventListener('focusin', listener)
    return () => document.removeEventListener('focusin', listener)
  }, [])

  return (name: Name) => ({
    isFolded: right.has(name),
    onOpen: () => setFolded(before => new Set([...before].filter(other => other !== name))),
    ref: (element: HTMLElement | null) => {
      if (element) elements.current.set(name, element)
    },
  })
}

/** The focused field stays where it is on the screen while something above it folds. */
function keepingFocusInPlace(change: () => void) {
  const held = document.activeElement
  const before = held?.getBoundingClientRect().top
  flushSync(change)
  if (held && before !== undefined)
    window.scrollBy({ top: held.getBoundingClientRect().top - before, behavior: 'instant' })
}
