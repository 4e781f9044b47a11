import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What breaks WCAG 2.2 AA or axe's best practices, one line per rule with the elements that break it. */
export async function axeProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // In the page alone, as there are no frames: half the time.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** On failure says which rule fails at which elements. */
export const expectNoAxeViolations = async (page: Page): Promise<void> =>
  expect(await axeProblems(page), `axe on ${page.url()}`).toEqual([])

/** Whether a visitor can scroll sideways. */
export const isWiderThanWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** Nothing may be wider than the window: no sideways scrolling at any width. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> =>
  expect(await isWiderThanWindow(page), `${page.url()} is wider than the window`).toBe(false)
