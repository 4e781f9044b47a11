/**
 * The page behind something that covers it loses its scrollbar; stylesheets put this much room in its place, so that
 * nothing jumps.
 */
export function keepPageWidth() {
  const page = document.documentElement
  page.style.setProperty('--scrollbar-width', `${window.innerWidth - page.clientWidth}px`)
}
