import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { laptop, phone } from './visits.ts'

declare global {
  interface Window {
    /** Where the page has been looked at before. */
    readonly axe?: typeof axe
  }
}

/**
 * What breaks WCAG 2.2 AA or axe's best practices, one line per rule with the elements that break it.
 * @param within a selector, where the rest of the page is out of reach
 */
export async function axeProblems(page: Page, within = 'html'): Promise<string[]> {
  // Into each document once: reading it takes as long as some of its looks.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async selector => {
    const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const found = await window.axe?.run(selector, {
      // Nothing of ours runs in a frame that could answer it.
      iframes: false,
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: rules },
    })
    if (!found?.passes.length) throw new Error('axe has looked at nothing')
    return found.violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`,
    )
  }, within)
}

/** On failure says which rule fails at which elements. */
export async function expectNoAxeViolations(page: Page, within?: string): Promise<void> {
  let problems = await axeProblems(page, within)
  if (problems.length > 0 && problems.every(problem => problem.startsWith('target-size'))) {
    // The bar of a phone half covers what happens to stand at its edge: a target that is really small is so elsewhere too.
    await page.evaluate(() => window.scrollBy(0, 120))
    problems = await axeProblems(page, within)
  }
  expect(problems, `axe on ${page.url()}`).toEqual([])
}

/** Whether a visitor can scroll sideways. */
export const isWiderThanWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** Nothing may be wider than the window: no sideways scrolling at any width. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> =>
  expect(await isWiderThanWindow(page), `${page.url()} is wider than the window`).toBe(false)

/**
 * The screen is accessible and fits, on a phone and on a laptop: the window changes its width for a look and then is as
 * it was.
 * @param documentTitle how the title of the document begins once the screen is there, where that is to be waited for
 */
export async function expectGoodScreen(page: Page, documentTitle?: string): Promise<void> {
  if (documentTitle)
    await page.waitForFunction(start => document.title.startsWith(`${start} | `), documentTitle)
  const given = page.viewportSize()
  if (!given) throw new Error('The window has no size')
  for (const width of [given.width, given.width === phone ? laptop : phone]) {
    await page.setViewportSize({ ...given, width })
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize(given)
}
