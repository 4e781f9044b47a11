import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/accessibility.ts'
import { laptop, phone, testShop } from './support/visits.ts'

const { visit } = testShop()

const card = (page: Page) => page.getByRole('region', { name: 'Val je onder de wet?' })
const heading = (page: Page, name: string) => card(page).getByRole('heading', { name })
const first = 'Is je organisatie groot genoeg?'
const second = 'Werk je in een sector van de wet?'
const required = 'De wet geldt waarschijnlijk voor je'
const notRequired = 'De wet geldt waarschijnlijk niet rechtstreeks voor je'

async function open(width = laptop) {
  const page = await visit({ width })
  await page.goto('/netwerk-en-security/nis2')
  await page.waitForLoadState('networkidle')
  await heading(page, first).waitFor()
  return page
}

async function answer(page: Page, choice: 'Ja' | 'Nee') {
  await card(page).getByRole('radio', { name: choice }).check()
  await card(page).getByRole('button', { name: 'Volgende' }).click()
}

/** Shown, alone, and where a keyboard and a screen reader go on. */
async function expectAt(page: Page, name: string) {
  await heading(page, name).waitFor()
  expect(await card(page).getByRole('heading').allTextContents()).toEqual([name])
  expect(await heading(page, name).evaluate(element => element === document.activeElement)).toBe(true)
}

describe('the questionnaire', () => {
  test.each([phone, laptop])('says that the law holds after two times yes, %i wide', async width => {
    const page = await open(width)
    await expectNoAxeViolations(page)
    await answer(page, 'Ja')
    await expectAt(page, second)
    await expectNoAxeViolations(page)
    await answer(page, 'Ja')
    await expectAt(page, required)
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
  })

  test('says that it does not after yes and no, and goes back to the second question', async () => {
    const page = await open()
    await answer(page, 'Ja')
    await answer(page, 'Nee')
    await expectAt(page, notRequired)
    expect(await card(page).textContent()).toContain('ongeacht hun grootte')
    await card(page).getByRole('button', { name: 'Terug' }).click()
    await expectAt(page, second)
    await card(page).getByRole('button', { name: 'Terug' }).click()
    await expectAt(page, first)
  })

  test('jumps to the result after no, and back to where the visitor jumped from', async () => {
    const page = await open()
    await answer(page, 'Nee')
    await expectAt(page, notRequired)
    await card(page).getByRole('button', { name: 'Terug' }).click()
    await expectAt(page, first)
    await answer(page, 'Ja')
    await answer(page, 'Ja')
    await expectAt(page, required)
  })

  test('waits for an answer', async () => {
    const page = await open()
    await card(page).getByRole('button', { name: 'Volgende' }).click()
    await heading(page, first).waitFor()
    expect(await card(page).getByRole('heading').allTextContents()).toEqual([first])
  })

  test('names its inputs and values as specified', async () => {
    const page = await open()
    const radios = card(page).locator('input[type=radio]')
    expect(
      await radios.evaluateAll(all =>
        all.map(radio => ['name', 'value'].map(name => radio.getAttribute(name)).join('=')),
      ),
    ).toEqual(['question-1=yes', 'question-1=no', 'question-2=yes', 'question-2=no'])
  })

  test('needs no mouse', async () => {
    const page = await open()
    await card(page).getByRole('radio', { name: 'Ja' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expectAt(page, second)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expectAt(page, notRequired)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expectAt(page, second)
  })
})
