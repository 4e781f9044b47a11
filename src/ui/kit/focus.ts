/** Gives the title of the page the focus where what had it is gone: who works by keyboard goes on from there, not from nowhere. */
export function focusTitleIfLost(): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true })
}

/** Leads to what is drawn with the next frame. */
export const focusSoon = (id: string): number =>
  requestAnimationFrame(() => document.getElementById(id)?.focus())
