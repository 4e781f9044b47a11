import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectGoodScreen, expectNoAxeViolations } from './support/accessibility.ts'
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

/** Whether all of it can be seen without scrolling. */
const isInView = (place: Locator) =>
  place.evaluate(element => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  })

test.each([
  ['/zakelijk-glasvezel', phone],
  ['/', laptop],
  ['/', phone],
])('a known address opens the internet flow from the hero of %s, checked, %i wide', async (path, width) => {
  const page = await visit({ width })
  await page.goto(path)
  await expectGoodScreen(page)
  // A number with other additions leads back to them first.
  await check(page, '1018 AM', '289', 'Z')
  const choices = strip(page).getByRole('list', { name: 'Op dit nummer kennen we:' })
  await choices.waitFor()
  expect(await choices.getByRole('button').allTextContents()).toEqual(['289', '289 A'])
  await expect.poll(() => strip(page).getByLabel('Postcode').inputValue()).toBe('1018 AM')
  for (const place of [strip(page).getByLabel('Postcode'), choices.getByRole('button').last()])
    await expect.poll(() => isInView(place)).toBe(true)
  expect(page.url()).toBe(`${shop().url}${path}#adrescheck`)
  await expectGoodScreen(page)
  await choices.getByRole('button', { name: '289 A' }).click()
  await page.waitForURL('**/bestellen/internet/samenstellen')
  await page.getByText('Cruquiuskade 289 A').first().waitFor()
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
