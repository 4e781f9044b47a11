import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/accessibility.ts'
import { laptop, phone, sharedShop } from './support/visits.ts'

const { visit } = sharedShop()

const slider = (page: Page) => page.getByRole('region', { name: 'Wat klanten merken' })
const slides = (page: Page) => slider(page).getByRole('group', { includeHidden: true })
const dots = (page: Page) => slider(page).getByRole('button', { name: /^Naar referentie/ })
const button = (page: Page, name: string) => slider(page).getByRole('button', { name, exact: true })
const pause = (page: Page) => slider(page).getByRole('button', { name: /Pauzeer|Speel af/ })

/** The position of the dot that is marked, from 1. */
const selected = (page: Page) =>
  dots(page).evaluateAll(all => all.findIndex(dot => dot.getAttribute('aria-current') === 'true') + 1)

async function sliderOf(page: Page) {
  await page.goto('/')
  await slider(page).scrollIntoViewIfNeeded()
  await expect.poll(() => dots(page).count()).toBe(6)
  return page
}

/** How many slides are in view as a whole, and the room between them in whole pixels. */
async function arrangement(page: Page): Promise<{ count: number; gap: number }> {
  const boxes = await slides(page).evaluateAll(all =>
    all.map(slide => slide.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
  )
  const view = await slider(page)
    .getByRole('list')
    .locator('..')
    .evaluate(element => element.getBoundingClientRect())
  const inView = boxes.filter(({ left, right }) => left > view.left - 1 && right < view.right + 1)
  return { count: inView.length, gap: Math.round((boxes[1]?.left ?? 0) - (boxes[0]?.right ?? 0)) }
}

describe('the slider', () => {
  it('shows one, two or three at a time, as wide as the window is', async () => {
    const page = await sliderOf(await visit({ width: phone }))
    for (const [width, count, gap] of [
      [phone, 1, 30],
      [991, 1, 30],
      [992, 2, 40],
      [1229, 2, 40],
      [1230, 3, 60],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => arrangement(page), { message: `${width} px` }).toEqual({ count, gap })
      await expectNoSidewaysScroll(page)
    }
  })

  it.each([
    ['/zakelijk-internet', 'two', phone, true],
    ['/zakelijk-internet', 'two', 992, false],
    ['/zakelijk-mobiel', 'one', phone, false],
  ])(
    'of %s, which has %s, at %i px has arrows and dots only where something is out of view',
    async (path, _, width, moves) => {
      const page = await visit({ width })
      await page.goto(path)
      await slider(page).scrollIntoViewIfNeeded()
      await slider(page).and(page.locator('[data-ready]')).waitFor()
      expect(await button(page, 'Volgende referentie').isVisible()).toBe(moves)
      expect(await dots(page).first().isVisible()).toBe(moves)
      const [last] =
        (await slides(page)
          .last()
          .boundingBox()
          .then(box => box && [box])) ?? []
      expect((last?.x ?? 0) + (last?.width ?? 0) <= width).toBe(!moves)
      await expectNoSidewaysScroll(page)
    },
  )

  it('goes by arrows, dots and arrow keys, and round at the end', async () => {
    const page = await sliderOf(await visit())
    await button(page, 'Volgende referentie').click()
    expect(await selected(page)).toBe(2)
    await button(page, 'Vorige referentie').click()
    await button(page, 'Vorige referentie').click()
    expect(await selected(page)).toBe(6)
    await dots(page).nth(2).click()
    expect(await selected(page)).toBe(3)
    await page.keyboard.press('ArrowRight')
    expect(await selected(page)).toBe(4)
    await page.keyboard.press('ArrowLeft')
    expect(await selected(page)).toBe(3)
  })

  it('is dragged', async () => {
    const page = await sliderOf(await visit({ width: phone }))
    const box = await slides(page).first().boundingBox()
    if (!box) throw new Error('The first slide is not shown')
    await page.mouse.move(box.x + 250, box.y + 40)
    await page.mouse.down()
    await page.mouse.move(box.x + 20, box.y + 40, { steps: 10 })
    await page.mouse.up()
    await expect.poll(() => selected(page)).toBe(2)
  })

  it('stands still for who asks for less motion, and is accessible', async () => {
    const page = await visit()
    await page.clock.install()
    await sliderOf(page)
    await page.clock.fastForward(12_000)
    expect(await selected(page)).toBe(1)
    expect(await pause(page).isVisible()).toBe(false)
    await expectNoAxeViolations(page)
  })
})

describe('a slider that moves by itself', () => {
  async function moving() {
    const page = await visit()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.clock.install()
    await sliderOf(page)
    return page
  }

  it('goes on after 5 seconds', async () => {
    const page = await moving()
    // The clock runs on besides, so the test leaves it some room.
    await page.clock.fastForward(3000)
    expect(await selected(page)).toBe(1)
    await page.clock.fastForward(2100)
    await expect.poll(() => selected(page)).toBe(2)
  })

  it('waits while it is hovered or has the focus', async () => {
    const page = await moving()
    await slider(page).hover()
    await page.clock.fastForward(12_000)
    expect(await selected(page)).toBe(1)
    await page.mouse.move(0, 0)
    await page.keyboard.press('Tab')
    await dots(page).first().focus()
    await page.clock.fastForward(12_000)
    expect(await selected(page)).toBe(1)
  })

  it('is paused by the visitor until he lets it go on', async () => {
    const page = await moving()
    await pause(page).click()
    await page.mouse.move(0, 0)
    await page.clock.fastForward(12_000)
    expect(await selected(page)).toBe(1)
    await expect.poll(() => pause(page).textContent()).toBe('Speel af')
    await pause(page).click()
    await page.mouse.move(0, 0)
    await page.clock.fastForward(5200)
    await expect.poll(() => selected(page)).toBe(2)
  })
})

describe('the story behind a testimonial', () => {
  const story = (page: Page) => page.getByRole('dialog', { name: 'Veenstra & Dijk Accountants' })

  it('opens in a dialog that gives the focus back', async () => {
    const page = await sliderOf(await visit())
    const opener = button(page, 'Lees het verhaal van Veenstra & Dijk Accountants')
    await opener.click()
    await story(page).getByText('We zaten met 24 mensen').waitFor()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await story(page).waitFor({ state: 'hidden' })
    await expect.poll(() => opener.evaluate(element => element === document.activeElement)).toBe(true)
    await opener.click()
    await page.mouse.click(5, 5)
    await story(page).waitFor({ state: 'hidden' })
  })
})

it('is a list of all testimonials without scripts', async () => {
  const page = await visit({ width: laptop })
  await page.route('**/*.js', route => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/')
  await expect.poll(() => slider(page).getByRole('blockquote').count()).toBe(6)
})
