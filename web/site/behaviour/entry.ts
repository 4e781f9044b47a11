import { markCustomer } from '../../account/customer-mark.ts'
import { fetchLaterStyles } from '../../later-styles.ts'

/**
 * The one script of the marketing pages. An element that says `data-behaviour="tabs"` (or several, with spaces) gets what
 * `tabs.behaviour.ts` exports, and no page loads a behaviour that it does not ask for. Without scripts the page still works.
 */
const behaviours = import.meta.glob<Behaviour>('./*.behaviour.ts', { import: 'default' })

/** What a behaviour file exports: gives the element, as the server rendered it, its behaviour. */
export type Behaviour = (element: HTMLElement) => void

fetchLaterStyles()

// A page that comes back as it was left may have missed a login or a logout.
window.addEventListener('pageshow', markCustomer)
document.addEventListener('visibilitychange', markCustomer)

for (const element of document.querySelectorAll<HTMLElement>('[data-behaviour]')) {
  for (const name of element.dataset.behaviour?.split(' ') ?? []) {
    behaviours[`./${name}.behaviour.ts`]?.().then(
      start => start(element),
      error => {
        console.error(`The behaviour ${name} could not be loaded`, error)
        for (const said of element.querySelectorAll<HTMLElement>('[data-not-loaded]')) said.hidden = false
      },
    )
  }
}
