import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/accessibility.ts'
import { laptop, phone, sharedShop } from './support/visits.ts'

const { shop, visit } = sharedShop()

const strip = (page: Page) => page.getByRole('form', { name: 'Welk internet kan op jouw adres?' })

async function check(page: Page, postcode: string, number: string, addition = '') {
  await strip(page).locator('[type=submit]:enabled').waitFor()
  await strip(page).getByLabel('Postcode').fill(postcode)
  await strip(page).getByLabel('Huisnummer').fill(number)
  await strip(page).getByLabel('Toevoeging').fill(addition)
  await strip(page).getByRole('button', { name: 'Check je adres' }).click()
}

test.each([
  ['/zakelijk-glasvezel', phone],
  ['/', laptop],
])('a known address opens the internet flow from the hero of %s, checked, %i wide', async (path, width) => {
  const page = await visit({ width })
  await page.goto(path)
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
  await check(page, '2611 cc', '12', 'a')
  await page.waitForURL('**/bestellen/internet/samenstellen')
  await page.getByText('Oude Delft 12 A').first().waitFor()
  await page.getByRole('radio').first().waitFor()
})

test.each([
  ['1234 AB', '99', 'De ingevoerde postcode is niet correct, voer een correcte postcode in.'],
  [
    '9999 XX',
    '1',
    'De ingevoerde postcode is niet correct, voer een correcte postcode in. Probeer het over een minuut opnieuw.',
  ],
])(
  '%s %s leads back to the page with the sentence and what was typed',
  async (postcode, number, sentence) => {
    const page = await visit()
    await page.goto('/')
    await check(page, postcode, number)
    await strip(page).getByText(sentence, { exact: true }).waitFor()
    await expect.poll(() => strip(page).getByLabel('Postcode').inputValue()).toBe(postcode)
    await expect.poll(() => strip(page).getByLabel('Huisnummer').inputValue()).toBe(number)
    expect(page.url()).toBe(`${shop().url}/#adrescheck`)
    await expectNoAxeViolations(page)
    await check(page, '2611 CC', '12', 'A')
    await page.waitForURL('**/bestellen/internet/samenstellen')
  },
)

test('a captcha that fails sends nothing and says so to the letter', async () => {
  const page = await visit({ expectedProblems: /captcha|challenge|500/ })
  await page.route('**/api/captcha/challenge**', route => route.fulfill({ status: 500 }))
  const alerts: string[] = []
  page.on('dialog', dialog => {
    alerts.push(dialog.message())
    dialog.accept()
  })
  await page.goto('/')
  await check(page, '2611 CC', '12', 'A')
  await expect.poll(() => alerts).toEqual(['Verificatie mislukt. Probeer opnieuw.'])
  await strip(page).locator('[type=submit]:enabled').waitFor()
  expect(page.url()).toBe(`${shop().url}/`)
})
