declare global {
  interface Window {
    /** Buttons of islands that were pressed before the script of the page came, in order. */
    pressed?: HTMLElement[]
  }
}

/**
 * Keeps which buttons of islands are pressed while the page is there and its script is not, for `takeEarlyPresses`. A part
 * of an inline script (src/app/server/pages/deferred-scripts.ts), so written short. Nothing is prevented: what works without
 * scripts, as forms, links and popovers do, works as ever and is not kept.
 */
export const keepEarlyPresses =
  `onclick=({target:e})=>{(e=e.closest('site-island button[type=button]:not([popovertarget],[disabled])'))` +
  `&&(window.pressed??=[]).push(e)};`

/** @returns what was pressed until now, in order; nothing is kept any more */
export function takeEarlyPresses(): readonly HTMLElement[] {
  window.onclick = null
  return window.pressed ?? []
}
