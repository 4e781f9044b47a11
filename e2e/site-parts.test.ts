import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/accessibility.ts'
import { delayScripts } from './support/delayed-scripts.ts'
import { untilReady, untilTypeface } from './support/ready.ts'
import { laptop, phone, sharedShop } from './support/visits.ts'

const { visit } = sharedShop()

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const pane = (page: Page) => page.getByRole('tabpanel')

describe('tabs in a text', () => {
  it.each([phone, laptop])(
    'show one pane at a time at %i px, and the keyboard moves between them',
    async width => {
      const page = await visit({ width })
      await page.goto('/maatwerk/maatwerk-branches/kantoren')
      // Until then a tab is a link to its pane.
      await untilReady(page)
      await tab(page, '10 mensen').and(page.locator('[aria-selected=true]')).waitFor()
      await expect.poll(() => pane(page).count()).toBe(1)
      await tab(page, '40 mensen').click()
      await pane(page).getByText('5G-back-up').waitFor()
      await page.keyboard.press('ArrowRight')
      await pane(page).getByText('tweede vaste lijn').waitFor()
      await page.keyboard.press('ArrowRight')
      await pane(page).getByText('4G-back-up').waitFor()
      await expect
        .poll(() => tab(page, '10 mensen').evaluate(element => element === document.activeElement))
        .toBe(true)
      await expectNoAxeViolations(page)
      await expectNoSidewaysScroll(page)
    },
  )

  it('take the height of the pane that shows', async () => {
    const page = await visit({ width: phone })
    await page.goto('/maatwerk/maatwerk-branches/kantoren')
    for (const name of ['150 mensen', '10 mensen']) {
      await tab(page, name).click()
      const heights = () =>
        pane(page).evaluate(shown =>
          [shown, shown.parentElement ?? shown].map(box => Math.round(box.getBoundingClientRect().height)),
        )
      await expect.poll(heights).toSatisfy(([own, container]: number[]) => own === container)
    }
  })
})

describe('a word that is explained', () => {
  it('is explained to who pointed at it before its script came', async () => {
    const page = await visit({ width: laptop })
    const release = await delayScripts(page)
    await page.goto('/zakelijk-glasvezel', { waitUntil: 'commit' })
    const word = page.getByRole('button', { name: 'IPv4-adres' })
    await word.waitFor()
    // The letters of another one take more room: the word would move away from under the pointer.
    await untilTypeface(page)
    await word.hover()
    release()
    await page.getByRole('tooltip').waitFor()
  })

  it('shows its explanation 6 px above it on hover and focus, and hides it on Escape', async () => {
    const page = await visit({ width: laptop })
    await page.goto('/zakelijk-glasvezel')
    const word = page.getByRole('button', { name: 'IPv4-adres' })
    const explanation = page.getByRole('tooltip')
    await word.hover()
    await explanation.waitFor()
    await expect
      .poll(async () => {
        const [above, below] = await Promise.all([explanation.boundingBox(), word.boundingBox()])
        return above && below && Math.round(below.y - above.y - above.height)
      })
      .toBe(6)
    await page.keyboard.press('Escape')
    await explanation.waitFor({ state: 'hidden' })
    await page.mouse.move(0, 0)
    await word.focus()
    await explanation.waitFor()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Tab')
    await explanation.waitFor({ state: 'hidden' })
  })
})
