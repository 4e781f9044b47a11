/** Leads to what is drawn with the next frame. */
export const focusSoon = (id: string): number =>
  requestAnimationFrame(() => document.getElementById(id)?.focus())
