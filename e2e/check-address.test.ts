import { expect, test } from 'vitest'
import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/accessibility.ts'
import { addresses, checkButton, openInternet, type Typed, typeAddress } from './support/internet-screen.ts'
import { phone, sharedShop } from './support/visits.ts'

const { visit } = sharedShop()

const notAnAddress = 'De ingevoerde postcode is niet correct, voer een correcte postcode in.'

test('the check waits for an address; one that does not exist, or a register that is down, says so at the field and keeps what was typed', async () => {
  const page = await visit({ expectedProblems: /503/ })
  await openInternet(page)
  await expect.poll(() => checkButton(page).isDisabled()).toBe(true)
  await page.getByLabel('Postcode').fill('1017 XN')
  await page.getByLabel('Postcode').press('Enter')
  await expect.poll(() => checkButton(page).isDisabled()).toBe(true)
  expect(await page.getByText(notAnAddress).count()).toBe(0)
  await page.getByLabel('Huisnummer').fill('42')
  await expect.poll(() => checkButton(page).isEnabled()).toBe(true)

  await typeAddress(page, addresses.unknown)
  await checkButton(page).click()

  const postcode = page.getByLabel('Postcode')
  await page.getByText(notAnAddress).waitFor()
  await expect.poll(() => postcode.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => postcode.inputValue()).toBe(addresses.unknown.postcode)
  await expect.poll(() => page.getByLabel('Huisnummer').inputValue()).toBe(addresses.unknown.number)
  await expect.poll(() => postcode.evaluate(field => field === document.activeElement)).toBe(true)
  expect(await page.getByText('Probeer het over een minuut opnieuw.').count()).toBe(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('address'))).toBeNull()
  await expectNoAxeViolations(page)

  // While the address register is down the visitor can try again.
  await typeAddress(page, addresses.registerDown)
  await checkButton(page).click()
  await page.getByText(notAnAddress).waitFor()
  await page.getByText('Probeer het over een minuut opnieuw.').waitFor()
  await expectNoAxeViolations(page)

  await typeAddress(page, addresses.fibreAndDsl)
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await page.getByRole('heading', { name: 'Jouw adres' }).waitFor()
})

test('an addition is understood behind the house number, as a letter with a number, and where two addresses share one', async () => {
  const page = await visit()
  await openInternet(page)
  const check = async (address: Typed) => {
    await typeAddress(page, address)
    await checkButton(page).click()
  }
  const change = () => page.getByRole('button', { name: 'Wijzigen' }).click()
  await check({ postcode: '2611cc', number: '12A' })
  await page.getByText('Oude Delft 12 A, 2611 CC Delft').waitFor()

  // The number alone is not an address.
  await change()
  await check({ postcode: '2391PH', number: '1' })
  await page.getByText(notAnAddress).waitFor()
  await page.getByLabel('Toevoeging').fill('a-3')
  await checkButton(page).click()
  await page.getByText('1 A3, 2391 PH Hazerswoude').waitFor()

  // Each has its own lines.
  await change()
  await check({ postcode: '1018 AM', number: '289' })
  await page.getByText('Cruquiuskade 289, 1018 AM Amsterdam').waitFor()
  await expect
    .poll(() => page.getByRole('radio', { name: 'Zakelijk Glasvezel 500/500' }).isChecked())
    .toBe(true)

  await page.getByRole('button', { name: 'Wijzigen' }).click()
  await page.getByLabel('Toevoeging').fill('A')
  await checkButton(page).click()
  await page.getByText('Cruquiuskade 289 A, 1018 AM Amsterdam').waitFor()
  await page.getByText('Glasvezel in de buurt').first().waitFor()
})

test('a captcha that fails is told to the letter, and what was typed stays', async () => {
  const page = await visit({ expectedProblems: /400|captcha/ })
  await page.route('**/api/captcha/challenge*', route =>
    route.fulfill({ status: 400, json: { message: 'Nee.' } }),
  )
  await openInternet(page)
  await typeAddress(page, addresses.fibreAndDsl)
  const [alert] = await Promise.all([
    page.waitForEvent('dialog').then(async dialog => {
      await dialog.accept()
      return dialog.message()
    }),
    checkButton(page).click(),
  ])
  expect(alert).toBe('Verificatie mislukt. Probeer opnieuw.')
  await expect.poll(() => page.getByLabel('Postcode').inputValue()).toBe(addresses.fibreAndDsl.postcode)
})

test('a number with other addresses than the one typed offers those, by sight and by voice', async () => {
  const page = await visit({ width: phone })
  await openInternet(page)
  await typeAddress(page, { postcode: '1018 AM', number: '289', addition: 'Z' })
  await checkButton(page).click()
  await page.getByText(notAnAddress).waitFor()
  const choices = page.getByRole('list', { name: 'Op dit nummer kennen we:' })
  await expect.poll(() => choices.getByRole('button').allTextContents()).toEqual(['289', '289 A'])
  await page
    .getByRole('status')
    .filter({ hasText: 'Op dit nummer kennen we: 289, 289 A' })
    .waitFor({ state: 'attached' })
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)

  await choices.getByRole('button', { name: '289 A' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Cruquiuskade 289 A, 1018 AM Amsterdam').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Jouw adres')
})
