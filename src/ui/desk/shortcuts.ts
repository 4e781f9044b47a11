import { useEffect, useEffectEvent } from 'react'
import { safeStorage } from '../state/safe-storage.ts'
import { createStore } from '../state/store.ts'
import { useStore } from '../state/use-store.ts'

const storage = safeStorage(() => window.localStorage)
const storageKey = 'beheer-sneltoetsen'
const off = 'uit'

/** Whether single keys act as shortcuts: users of speech input press them by accident (WCAG 2.1.4). */
const shortcutsAreOn = createStore<boolean>(() => storage.getItem(storageKey) !== off)

export const useShortcutsAreOn = (): boolean => useStore(shortcutsAreOn, true)

export function setShortcuts(areOn: boolean) {
  if (areOn) storage.removeItem(storageKey)
  else storage.setItem(storageKey, off)
  shortcutsAreOn.set(areOn)
}

/** Does something when a key is pressed, but never while somebody types, or answers a dialog. */
export function useShortcut(key: string, act: () => void) {
  const pressed = useEffectEvent(act)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (!shortcutsAreOn.getSnapshot() || isBusyWith(event.target)) return
      event.preventDefault()
      pressed()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [key])
}

const isBusyWith = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]')))
