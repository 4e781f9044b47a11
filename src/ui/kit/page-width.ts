/** Whether the visitor's system is set to reduced motion. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * The page behind something that covers it loses its scrollbar; stylesheets put this much room in its place, so that
 * nothing jumps.
 */
export function keepPageWidth() {
  const page = document.documentElement
  page.style.setProperty('--scrollbar-width', `${window.innerWidth - page.clientWidth}px`)
}
