import type { ComponentType } from 'react'
import { markCustomer } from '../account/customer-mark.ts'
import { fetchLaterStyles } from '../later-styles.ts'
import { startIslands } from './start-islands.ts'

/** The one script of the website: the mark of customers in the menu, and what moves, each when it is needed. */
const files = import.meta.glob<ComponentType>('../**/*.island.tsx', { import: 'default' })

const nameOf = (file: string) => file.replace(/^.*\/|\.island\.tsx$/g, '')

fetchLaterStyles()

// A page that comes back as it was left may have missed a login or a logout.
window.addEventListener('pageshow', markCustomer)
document.addEventListener('visibilitychange', markCustomer)

startIslands(Object.fromEntries(Object.entries(files).map(([file, load]) => [nameOf(file), load])))

const behaviours = import.meta.glob<Behaviour>('../site/behaviour/*.behaviour.ts', { import: 'default' })

/** What a behaviour file exports: gives the element, as the server rendered it, its behaviour. */
type Behaviour = (element: HTMLElement) => void

for (const element of document.querySelectorAll<HTMLElement>('[data-behaviour]')) {
  for (const name of element.dataset.behaviour?.split(' ') ?? []) {
    behaviours[`../site/behaviour/${name}.behaviour.ts`]?.().then(
      start => start(element),
      error => {
        console.error(`The behaviour ${name} could not be loaded`, error)
        for (const said of element.querySelectorAll<HTMLElement>('[data-not-loaded]')) said.hidden = false
      },
    )
  }
}
