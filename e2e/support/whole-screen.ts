import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectNoSidewaysScroll, loadAxe } from './accessibility.ts'

/** Windows of phones, as a step of the order flow is opened in them. */
const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
] as const

/** A window of 1280 by 1024 that is enlarged to 400%. */
const enlarged = { width: 320, height: 256 }

/**
 * No target of a step counts as small for being half below the bar of a phone (WCAG 2.5.8): as the step opens, and scrolled so that the bar
 * cuts a control. Then nothing of it is cut or lies aside in an enlarged window (WCAG 1.4.10). The window is as it was afterwards.
 */
export async function expectWholeScreen(page: Page): Promise<void> {
  const given = page.viewportSize()
  if (!given) throw new Error('The window has no size')
  await loadAxe(page)
  for (const phone of phones) {
    await page.setViewportSize(phone)
    expect(await page.evaluate(smallTargets), `small on ${page.url()} at ${phone.width} px`).toEqual([])
  }
  await page.setViewportSize(enlarged)
  await expectNoSidewaysScroll(page)
  expect(await page.evaluate(cutTexts), `cut on ${page.url()} at 400%`).toEqual([])
  await page.setViewportSize(given)
}

/** Runs in the page: small targets at its top, and where the bar cuts the first control that it covered there. */
async function smallTargets(): Promise<readonly string[]> {
  const look = async () => {
    const found = await window.axe?.run(document, { runOnly: { type: 'rule', values: ['target-size'] } })
    if (!found || found.passes.length + found.violations.length === 0)
      throw new Error('axe has looked at nothing')
    return found.violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  const small = await look()
  const edge = document.querySelector('main aside')?.getBoundingClientRect().top
  const covered = [...document.querySelectorAll('main :is(a, button, input, summary):not(aside *)')]
    .map(control => control.getBoundingClientRect())
    .find(({ top, height }) => edge !== undefined && height > 0 && top > edge)
  if (edge === undefined || !covered) return small
  window.scrollTo({ top: covered.top + covered.height / 2 - edge, behavior: 'instant' })
  return [...small, ...(await look())]
}

/** Runs in the page: words of which a part lies outside of the window or of what cuts them off, and what scrolls sideways. */
function cutTexts(): readonly string[] {
  const tolerance = 1
  const liesOutside = ({ left, right }: DOMRect, from: number, to: number) =>
    left < from - tolerance || right > to + tolerance
  const isCut = (element: Element, words: DOMRect): boolean => {
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === 'visible') continue
      const { left, right, width } = around.getBoundingClientRect()
      // Words for screen readers alone are a pixel large.
      if (width <= 1) return false
      if (liesOutside(words, left, right)) return true
    }
    return liesOutside(words, 0, window.innerWidth)
  }
  const cut: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!element || !text.textContent?.trim() || getComputedStyle(element).visibility !== 'visible') continue
    range.selectNodeContents(text)
    if ([...range.getClientRects()].some(words => words.width > 0 && isCut(element, words)))
      cut.push(text.textContent)
  }
  return cut
}
