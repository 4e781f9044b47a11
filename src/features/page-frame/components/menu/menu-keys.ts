/** The id of the popover that the menu is below 992 px. */
export const menuId = 'hoofdmenu'

/** Where an arrow, Home or End leads among `count` stops in a row; null for other keys. The ends meet. */
export function stopAfter(key: string, position: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (position + 1) % count
    case 'ArrowUp':
    case 'ArrowLeft':
      return (position + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/**
 * Moves the focus through the menu: along the bar and into a drop-down, along its links and to the column beside it; on a
 * phone up and down a level, further down with the right arrow and back with the left. Answers whether the key did that.
 */
export function focusByArrow(menu: HTMLElement, from: HTMLElement, key: string, isBar: boolean): boolean {
  const to = isBar ? inBar(menu, from, key) : inLevels(menu, from, key)
  to?.focus()
  return to !== undefined
}

const isAcross = (key: string) => key === 'ArrowLeft' || key === 'ArrowRight'

function inBar(menu: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const bar = visible(menu, ':scope > ul > li > details > summary, :scope > ul > li > a')
  const dropDown = from.closest('details')
  if (bar.includes(from)) {
    if (isAcross(key) || !dropDown) return isUpOrDown(key) ? undefined : beside(bar, from, key)
    if (!isUpOrDown(key)) return beside(bar, from, key)
    dropDown.open = true
    return visible(dropDown, 'a').at(key === 'ArrowDown' ? 0 : -1)
  }
  const panel = bar.map(item => item.closest('details')).find(item => item?.contains(from))
  if (!panel) return undefined
  const links = visible(panel, 'a')
  if (!isAcross(key)) return beside(links, from, key)
  const firsts = [...Map.groupBy(links, link => link.closest('details')).values()].flatMap(column =>
    column.slice(0, 1),
  )
  const column = firsts.findIndex(first => first.closest('details') === dropDown)
  const next = firsts[column + (key === 'ArrowRight' ? 1 : -1)]
  const own = panel.querySelector('summary')
  return next ?? (own ? beside(bar, own, key) : undefined)
}

const isUpOrDown = (key: string) => key === 'ArrowDown' || key === 'ArrowUp'

function inLevels(menu: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const level = from.closest('details')
  if (key === 'ArrowRight') {
    if (from.tagName !== 'SUMMARY' || level?.open) return undefined
    from.click()
    return from
  }
  if (key === 'ArrowLeft') {
    const open = level?.open ? level : level?.parentElement?.closest('details')
    const own = open?.querySelector('summary') ?? undefined
    own?.click()
    return own
  }
  const stops = visible(menu, 'summary, a, button')
  return beside(stops, from, key)
}

function beside(stops: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const next = stopAfter(key, stops.indexOf(from), stops.length)
  return next === null ? undefined : stops[next]
}

const visible = (around: HTMLElement, selector: string) =>
  [...around.querySelectorAll<HTMLElement>(selector)].filter(element => element.checkVisibility())
