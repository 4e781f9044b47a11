import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '../../../../ui/kit/page-width.ts'
import { TabList } from '../../../../ui/kit/tabs.tsx'

/** How long the container takes to get the height of another pane, in milliseconds. */
const adjusting = 160

type Props = {
  label: string
  /** The panes, which the page has below the tabs, by their ids. */
  panes: readonly { readonly id: string; readonly title: string }[]
}

/** The tabs over panes that the server drew; their container adjusts smoothly to the one that shows (marketing-site §2.6). */
export default function PaneTabs({ label, panes }: Props) {
  const [active, setActive] = useState(panes[0]?.id ?? '')
  const heightBefore = useRef<number | null>(null)

  const change = (id: string) => {
    heightBefore.current = containerOf(active)?.offsetHeight ?? null
    setActive(id)
  }

  useEffect(() => {
    const linked = panes.find(({ id }) => `#${id}` === location.hash)
    if (linked) setActive(linked.id)
  }, [panes])

  useLayoutEffect(() => {
    for (const { id } of panes) document.getElementById(id)?.toggleAttribute('hidden', id !== active)
    const container = containerOf(active)
    if (!container) return
    container.dataset.ready = ''
    const heights = [heightBefore.current, container.offsetHeight].map(height => ({ height: `${height}px` }))
    if (heightBefore.current !== null && !prefersReducedMotion())
      container.animate(heights, { duration: adjusting, easing: 'ease-out' })
  }, [panes, active])

  return (
    <TabList
      label={label}
      tabs={panes.map(({ id, title }) => ({ id, label: title, href: `#${id}` }))}
      active={active}
      onChange={change}
      tabId={tabOf}
      panelId={id => id}
    />
  )
}

/** The id of the tab of a pane. */
export const tabOf = (pane: string) => `${pane}-tab`

const containerOf = (pane: string) => document.getElementById(pane)?.parentElement
