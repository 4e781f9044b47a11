import type { ComponentType } from 'react'
import { takeEarlyPresses } from '../../common/early-presses.ts'
import { saveInput } from './saved-input.ts'

/** Loads the component of an island. */
type Load = () => Promise<ComponentType>

/** Events that announce the use of an island. */
const signs = ['pointerover', 'pointerdown', 'focusin'] as const

/** How far below the window an island is when it counts as visible. */
const nearby = { rootMargin: '200px' }

/** Has each island of the page hydrated when it is needed; React comes with the first. */
export function startIslands(components: Readonly<Record<string, Load>>) {
  const presses = takeEarlyPresses()
  for (const element of document.querySelectorAll<HTMLElement>('site-island')) {
    const load = components[element.getAttribute('name') ?? '']
    const pressed = presses.filter(button => element.contains(button))
    if (load) waitFor(element, load, pressed)
  }
}

function waitFor(element: HTMLElement, load: Load, pressed: readonly HTMLElement[]) {
  const waiting = new AbortController()
  const doAgain = saveInput(element, pressed)
  const visible = new IntersectionObserver(
    seen => seen.some(({ isIntersecting }) => isIntersecting) && start(),
    nearby,
  )

  async function start() {
    waiting.abort()
    visible.disconnect()
    try {
      const [{ hydrateIsland }, component] = await Promise.all([import('./hydrate-island.tsx'), load()])
      hydrateIsland(element, component, doAgain)
    } catch (error) {
      console.error(`The island ${element.getAttribute('name')} could not be loaded`, error)
      fail(element)
      doAgain()
    }
  }

  allow(element, true)
  for (const sign of signs) element.addEventListener(sign, start, { signal: waiting.signal })
  if (element.getAttribute('when') === 'visible') visible.observe(element)
  // Pressed or gone to before this script came, with the pointer too, or by the address of the page.
  const target = document.getElementById(location.hash.slice(1))
  const isUsed = element.contains(document.activeElement) || element.matches(':hover')
  if (pressed.length > 0 || isUsed || target?.contains(element)) start()
}

/** Buttons that would do harm without the component, such as sending a form unchecked. */
function allow(element: HTMLElement, isAllowed: boolean) {
  for (const button of element.querySelectorAll<HTMLButtonElement>('[data-needs-script]'))
    button.disabled = !isAllowed
}

/** Links in it go on as they would without scripts. */
function fail(element: HTMLElement) {
  allow(element, false)
  const words = document.createElement('p')
  words.setAttribute('role', 'alert')
  words.textContent = element.getAttribute('not-loaded')
  element.append(words)
}
