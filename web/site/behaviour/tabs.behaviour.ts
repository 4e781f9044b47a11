import { stopAfter } from './menu-keys.ts'
import { prefersReducedMotion } from './motion.ts'

/** How long the container takes to get the height of another pane, in milliseconds. */
const adjusting = 160

/** Tabs with the keyboard of the ARIA practices; the container adjusts smoothly to the active pane (marketing-site §2.6). */
export default function startTabs(element: HTMLElement) {
  const list = element.querySelector<HTMLElement>('[data-tab-list]')
  const container = element.querySelector<HTMLElement>('[data-tab-panes]')
  if (!list || !container) return
  const tabs = [...list.querySelectorAll<HTMLAnchorElement>('a')]
  const panes = [...container.querySelectorAll<HTMLElement>(':scope > [data-tab-pane]')]

  list.role = 'tablist'
  list.ariaLabel = list.dataset.tabList ?? ''
  for (const [index, tab] of tabs.entries()) {
    const pane = panes[index]
    if (!pane) continue
    tab.role = 'tab'
    tab.id = `${pane.id}-tab`
    tab.setAttribute('aria-controls', pane.id)
    pane.role = 'tabpanel'
    pane.tabIndex = 0
    pane.setAttribute('aria-labelledby', tab.id)
  }

  const show = (active: number) => {
    for (const [index, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', String(index === active))
      tab.tabIndex = index === active ? 0 : -1
    }
    for (const [index, pane] of panes.entries()) pane.hidden = index !== active
  }
  const change = (active: number) => {
    const before = container.offsetHeight
    show(active)
    const heights = [before, container.offsetHeight].map(height => ({ height: `${height}px` }))
    if (!prefersReducedMotion()) container.animate(heights, { duration: adjusting, easing: 'ease-out' })
    tabs[active]?.focus()
  }

  list.addEventListener('click', event => {
    const tab = (event.target as Element).closest('a')
    if (!tab) return
    event.preventDefault()
    change(tabs.indexOf(tab))
  })
  list.addEventListener('keydown', event => {
    const from = tabs.indexOf(event.target as HTMLAnchorElement)
    const isUpOrDown = event.key === 'ArrowUp' || event.key === 'ArrowDown'
    const to = event.key === ' ' ? from : stopAfter(event.key, from, tabs.length)
    if (to === null || isUpOrDown) return
    event.preventDefault()
    change(to)
  })
  show(
    Math.max(
      0,
      panes.findIndex(pane => pane.matches(':target')),
    ),
  )
  container.dataset.ready = ''
}
