import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { CDPSession, Page } from 'playwright-core'
import { expect } from 'vitest'
import { addPassed, passedTemplates } from './passed-templates.ts'
import { type ScreenPart, screenParts } from './screen-parts.ts'
import { laptop, phone } from './visits.ts'

declare global {
  interface Window {
    /** Where the page has been looked at before. */
    readonly axe?: typeof axe
  }
}

/** Read in half the time of the one with comments. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Those that the same elements may break in a window of another size; all others judge what is shown, wherever it stands. */
const rulesOfSize = [
  'color-contrast',
  'css-orientation-lock',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
]

type Look = {
  /** The dearest of the rules by far: half of a look and more. */
  readonly looksAtColours: boolean
  /** Without those of the size of a window, those alone, or all. */
  readonly rules?: 'all' | 'any size' | 'this size'
  /**
   * Places of parts that need no second look and of the words whose colours need a first one, and how many elements there are; with
   * another number of elements all are looked at.
   */
  readonly passed?: {
    readonly places: readonly number[]
    readonly words: readonly number[]
    readonly of: number
  }
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/**
 * Into each document once: reading it takes as long as some of its looks. A script of the page itself, which the browser knows again
 * in the next document, and not a text that Playwright has evaluated there.
 */
export async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return
  const devTools = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, devTools)
  await (await devTools).send('Runtime.evaluate', { expression: axeSource })
}

/**
 * Each break of WCAG 2.2 AA or of axe's best practices, one line per rule with the elements that break it. A target that the bar
 * of a phone half covers is judged once more in the middle of the window.
 * @param within a selector, where the rest of the page is out of reach
 */
async function axeProblems(
  page: Page,
  within: string,
  { looksAtColours, rules = 'all', passed = { places: [], words: [], of: 0 } }: Look,
): Promise<string[]> {
  await loadAxe(page)
  const ofSize = rulesOfSize.filter(rule => looksAtColours || rule !== 'color-contrast')
  return page.evaluate(
    async ([selector, rules, ofSize, left, { places, words, of }]) => {
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
      const violations = async (where: axe.ElementContext, runOnly: axe.RunOnly) => {
        // Nothing of ours runs in a frame that could answer it.
        const found = await window.axe?.run(where, {
          iframes: false,
          resultTypes: ['violations'],
          runOnly,
          elementRef: true,
          // The elements themselves say where they are; a selector for each takes as long as the rules.
          selectors: false,
          rules: Object.fromEntries(left.map(rule => [rule, { enabled: false }])),
        })
        if (!found) throw new Error('axe is not here')
        return found
      }
      const isSmallInTheMiddle = async ({ element }: axe.NodeResult) => {
        if (!element) return true
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        return (await violations(element, { type: 'rule', values: ['target-size'] })).violations.length > 0
      }
      const screen = document.querySelector(selector)
      const elements = screen ? [screen, ...screen.querySelectorAll('*')] : []
      const isKnown = elements.length === of
      const exclude = isKnown ? places.flatMap(place => elements[place] ?? []) : []
      const newWords = isKnown ? words.flatMap(place => elements[place] ?? []) : []
      window.axe?.configure({
        rules: [{ id: 'color-contrast', selector: isKnown ? '[data-new-word]' : '*' }],
      })
      for (const word of newWords) word.toggleAttribute('data-new-word', true)
      const found = await violations(
        { include: [selector], exclude },
        rules === 'this size' ? { type: 'rule', values: ofSize } : { type: 'tag', values: tags },
      ).finally(() => {
        for (const word of newWords) word.removeAttribute('data-new-word')
      })
      const looked = rules === 'all' ? found.passes : [...found.passes, ...found.inapplicable]
      if (looked.length === 0) throw new Error('axe has looked at nothing')
      const problems: string[] = []
      const scrolled = window.scrollY
      for (const { id, help, nodes } of found.violations) {
        const broken: string[] = []
        for (const node of nodes)
          if (id !== 'target-size' || (await isSmallInTheMiddle(node))) broken.push(node.html)
        if (broken.length) problems.push(`${id}: ${help}: ${broken.join(' ')}`)
      }
      window.scrollTo({ top: scrolled, behavior: 'instant' })
      return problems
    },
    [
      within,
      rules,
      ofSize,
      rulesOfSize.filter(rule => rules === 'any size' || !ofSize.includes(rule)),
      passed,
    ] as const,
  )
}

/** The same on page after page, and most of the elements of many. */
const frameOfPage = 'body header:not(main *), body footer:not(main *)'

/** Leaving out fewer elements takes longer than looking at them. */
const leastLeftOut = 8

const canBeLeftOut = ({ standsAlone, end }: ScreenPart, place: number) =>
  standsAlone && end - place >= leastLeftOut

/** Places of the largest parts that have passed and can be left out of a look. */
function passedPlaces(parts: readonly ScreenPart[], hasPassed: (part: ScreenPart) => boolean): number[] {
  const places: number[] = []
  for (let place = 0; place < parts.length; place++) {
    const part = parts[place]
    if (!part || !canBeLeftOut(part, place) || !hasPassed(part)) continue
    places.push(place)
    place = part.end - 1
  }
  return places
}

/**
 * Problems of parts that have not passed yet, as `axeProblems` finds them: journeys cross the same screens again and again, and pages are made of the same
 * parts. In a window of another size parts are judged anew by the rules of size alone. Contrast is looked at for words that
 * stand in what no word stood in that passed in a window of this size.
 */
export async function newAxeProblems(page: Page, within = 'html', looksAtColours = true): Promise<string[]> {
  const parts: readonly ScreenPart[] = JSON.parse(
    await page.evaluate(screenParts, [within, frameOfPage] as const),
  )
  const { width, height } = page.viewportSize() ?? {}
  const keyHere = ({ template }: ScreenPart, withColours: boolean) =>
    [width, height, withColours, template].join()
  const passed = passedTemplates()
  const coloursOf = ({ colours }: ScreenPart) => colours && [width, height, 'colours', colours].join()
  const words = parts.flatMap((part, place) =>
    part.colours && !passed.has(coloursOf(part)) ? { place, colours: coloursOf(part) } : [],
  )
  const looksHere = looksAtColours && words.length > 0
  const hasPassedHere = (part: ScreenPart) =>
    passed.has(keyHere(part, true)) || (!looksHere && passed.has(keyHere(part, false)))
  const hasPassed = ({ template }: ScreenPart) => passed.has(template)
  const [screen] = parts
  if (screen && hasPassedHere(screen)) return []
  const leaveOut = (isLeftOut: (part: ScreenPart) => boolean) => ({
    places: passedPlaces(parts, isLeftOut),
    words: looksHere ? words.map(({ place }) => place) : [],
    of: parts.length,
  })
  const [here, anywhere] = [leaveOut(hasPassedHere), leaveOut(hasPassed)]
  const isLookedAt = ({ place: word }: { place: number }) =>
    !here.places.some(place => place <= word && word < (parts[place]?.end ?? 0))
  let problems: string[] = []
  if (here.places.join() === anywhere.places.join() && !(screen && hasPassed(screen)))
    problems = await axeProblems(page, within, { looksAtColours: looksHere, passed: here })
  else {
    if (!(screen && hasPassed(screen)))
      problems = await axeProblems(page, within, {
        looksAtColours: looksHere,
        rules: 'any size',
        passed: anywhere,
      })
    problems.push(
      ...(await axeProblems(page, within, { looksAtColours: looksHere, rules: 'this size', passed: here })),
    )
  }
  // Some rules judge elements together with parts that were left out: all of the screen is looked at once more.
  if (problems.length > 0 && here.places.length + anywhere.places.length > 0)
    problems = await axeProblems(page, within, { looksAtColours })
  const counts = parts.filter((part, place) => place === 0 || canBeLeftOut(part, place))
  if (problems.length === 0)
    addPassed([
      ...counts.flatMap(part => [keyHere(part, looksAtColours), part.template]),
      ...(looksAtColours ? words.filter(isLookedAt).map(({ colours }) => colours) : []),
    ])
  return problems
}

/** The dialog over the page, in words for the failure: behind it nothing can be reached, which axe tells of what lies there. */
const openDialog = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]')
    return dialog ? `, behind the dialog: ${dialog.textContent}` : ''
  })

/** On failure says which rule fails at which elements, and what is asked over the page. */
export const expectNoAxeViolations = async (
  page: Page,
  within = 'html',
  looksAtColours = true,
): Promise<void> => {
  const problems = await newAxeProblems(page, within, looksAtColours)
  expect(problems, `axe on ${page.url()}${problems.length > 0 ? await openDialog(page) : ''}`).toEqual([])
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
    await expectNoAxeViolations(page, undefined, width === given.width)
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize(given)
}
