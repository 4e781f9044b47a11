import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { laptop, phone } from './visits.ts'

const tablet = 768
const smallestTarget = 44

/** How the rows of winkelwagen are laid out, one entry per row. */
type RowLayout = {
  /** The name and the amount stand side by side. */
  readonly namesItsAmount: boolean
  /** The controls stand in the same line, below it, or are none. */
  readonly controls: 'beside' | 'below' | 'none'
  /** Distance of the name from the edge of the table. */
  readonly indent: number
  readonly smallestTarget: number
}

/** Runs in the page. */
function rowLayouts(): RowLayout[] {
  const table = document.querySelector('main table')
  const start = table?.getBoundingClientRect().left ?? 0
  return [...(table?.querySelectorAll('tbody tr') ?? [])].flatMap(row => {
    const name = row.querySelector('th > span')?.getBoundingClientRect()
    const amount = row.querySelector('td:last-child')?.getBoundingClientRect()
    if (!name || !amount || row.children.length < 2) return []
    const targets = [...row.querySelectorAll('button, input, a')].map(target =>
      target.getBoundingClientRect(),
    )
    const [first] = targets
    return {
      namesItsAmount: name.top < amount.bottom && amount.top < name.bottom && name.right <= amount.left,
      controls: !first ? 'none' : (first.top + first.bottom) / 2 > amount.bottom ? 'below' : 'beside',
      indent: name.left - start,
      smallestTarget: Math.min(...targets.flatMap(({ width, height }) => [width, height])),
    }
  })
}

/**
 * Winkelwagen is as compact as decided: each line with its controls in one line from a tablet on, on a phone in two, with targets
 * for a finger; what follows a line is indented and has no controls. The window is as it was afterwards.
 */
export async function expectCompactCart(page: Page): Promise<void> {
  const given = page.viewportSize()
  if (!given) throw new Error('The window has no size')
  for (const width of [phone, tablet, laptop]) {
    await page.setViewportSize({ ...given, width })
    const rows = await page.evaluate(rowLayouts)
    const [edited, followers] = [
      rows.filter(row => row.controls !== 'none'),
      rows.filter(row => row.controls === 'none'),
    ]
    expect(edited.length, `lines with controls at ${width}`).toBeGreaterThan(0)
    expect(followers.length, `lines without at ${width}`).toBeGreaterThan(0)
    for (const row of rows) expect(row.namesItsAmount, `name beside amount at ${width}`).toBe(true)
    for (const row of edited) {
      expect(row.controls).toBe(width < tablet ? 'below' : 'beside')
      expect(row.smallestTarget).toBeGreaterThanOrEqual(smallestTarget)
    }
    const furthest = Math.max(...edited.map(({ indent }) => indent))
    for (const { indent } of followers) expect(indent, `indent at ${width}`).toBeGreaterThan(furthest)
  }
  await page.setViewportSize(given)
}
