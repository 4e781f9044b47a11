import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectGoodScreen } from './support/accessibility.ts'
import { untilReady } from './support/ready.ts'
import { laptop, phone, sharedShop } from './support/visits.ts'

const { visit } = sharedShop()

const card = (page: Page) => page.getByRole('region', { name: 'Val je onder de wet?' })
const heading = (page: Page, name: string) => card(page).getByRole('heading', { name })
const first = 'Is je organisatie groot genoeg?'
const second = 'Werk je in een sector van de wet?'
const required = 'De wet geldt waarschijnlijk voor je'
const notRequired = 'De wet geldt waarschijnlijk niet rechtstreeks voor je'

async function open(width = laptop) {
  const page = await visit({ width })
  await page.goto('/netwerk-en-security/nis2')
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
  await expect.poll(() => card(page).getByRole('heading').allTextContents()).toEqual([name])
  await expect
    .poll(() => heading(page, name).evaluate(element => element === document.activeElement))
    .toBe(true)
}

describe('the questionnaire', () => {
  test('says that the law holds after two times yes', async () => {
    const page = await open(phone)
    await expectGoodScreen(page)
    await answer(page, 'Ja')
    await expectAt(page, second)
    await expectGoodScreen(page)
    await answer(page, 'Ja')
    await expectAt(page, required)
    await expectGoodScreen(page)
  })

  test('needs no mouse', async () => {
    const page = await open()
    await untilReady(page)
    await card(page).getByRole('radio', { name: 'Ja' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expectAt(page, second)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expectAt(page, notRequired)
    // Over both links of the result.
    for (let tabs = 0; tabs < 3; tabs++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expectAt(page, second)
  })
})
