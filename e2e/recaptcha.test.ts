import type { Page } from 'playwright-core'
import { afterAll, afterEach, expect, test } from 'vitest'
import { paths } from '../src/api/paths.ts'
import { startLocalService } from '../src/platform/outside/testing-service.ts'
import { googleScript, shopWithGoogle, siteverifyAnswers, tokensOfGoogle } from './support/google.ts'
import { addresses, checkAddress, checkButton, openInternet, typeAddress } from './support/internet-screen.ts'
import { orderAsGuest } from './support/order-as-guest.ts'
import { title } from './support/order-steps.ts'
import { standInForOthers } from './support/stand-in-script.ts'
import { testShop } from './support/visits.ts'

const judge = { success: true, score: 0.9 }
const google = await startLocalService(siteverifyAnswers(judge))
afterAll(() => google.stop())
afterEach(() => {
  Object.assign(judge, { success: true, score: 0.9 })
  google.fault = null
  google.asked.length = 0
})

const { visit } = testShop(shopWithGoogle(google.url))

/** A visitor to whom Google gives this script; null: none. Answers what the browser asked of Google. */
async function visitor(script: string | null = tokensOfGoogle, expectedProblems?: RegExp) {
  const page = await visit(expectedProblems && { expectedProblems })
  return { page, asked: await standInForOthers(page.context(), { [googleScript]: script }) }
}

/** Presses the button and answers what `window.alert` says then. */
async function alertAfter(page: Page, press: () => Promise<void>): Promise<string> {
  const dialog = page.waitForEvent('dialog')
  const pressed = press()
  const shown = await dialog
  await shown.accept()
  await pressed
  return shown.message()
}

const notFound = (page: Page) =>
  page.getByText('De ingevoerde postcode is niet correct, voer een correcte postcode in.')

/** The order after it is shown by outside-services. */
test('the script is there before the form is sent, the page hears of it, and the check works with its token', async () => {
  const { page, asked } = await visitor()
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      document.body.addEventListener('RecaptchaLoaded', () => {
        document.documentElement.dataset.heard = 'yes'
      }),
    )
  })
  await openInternet(page)
  await page.locator('html[data-heard=yes]').waitFor()
  const notice = page
    .getByRole('listitem')
    .filter({ hasText: 'Deze website is beveiligd met reCAPTCHA.', visible: true })
  const links = await notice.getByRole('link').evaluateAll(all => all.map(link => link.getAttribute('href')))
  expect(links).toEqual(['https://policies.google.com/privacy', 'https://policies.google.com/terms'])
  await expect.poll(() => notice.isVisible()).toBe(true)
  await typeAddress(page, addresses.fibreAndDsl)
  await checkButton(page).click()
  await title(page, 'Jouw adres').waitFor()
  expect(asked).toEqual([`${googleScript}?render=explicit`])
  const [question] = google.asked
  expect(Object.fromEntries(new URLSearchParams(question?.body))).toMatchObject({
    secret: 'secret-of-google',
    response: expect.stringMatching(/^submit_zipcode_check\//),
  })
})

/** The recaptcha that cannot be loaded is shown by outside-services. */
test('our own captcha takes the place of Google’s where the script never comes', async () => {
  const page = await visit({ expectedProblems: /captcha/i })
  await page.route(`${googleScript}*`, () => undefined)
  await checkAddress(page, addresses.fibreAndDsl)
  expect(google.asked).toEqual([])
})

test('a visitor for whom Google makes no token is told to the letter, and may try again', async () => {
  const failing = tokensOfGoogle.replace(
    'async (widget',
    'async (...failing) => { throw failing }, unused: async (widget',
  )
  const { page } = await visitor(failing, /captcha/i)
  await openInternet(page)
  await typeAddress(page, addresses.fibreAndDsl)
  const press = () => checkButton(page).click()
  expect(await alertAfter(page, press)).toBe('Verificatie mislukt. Probeer opnieuw.')
  expect(await alertAfter(page, press)).toBe('Verificatie mislukt. Probeer opnieuw.')
  expect(google.asked).toEqual([])
})

test('what Google refuses is refused', async () => {
  Object.assign(judge, { score: 0.1 })
  const { page } = await visitor(tokensOfGoogle, /400/)
  await openInternet(page)
  await typeAddress(page, addresses.fibreAndDsl)
  await checkButton(page).click()
  await notFound(page).waitFor()
})

test('while Google does not answer, an address check goes on without it', async () => {
  google.fault = 'hangs'
  const { page } = await visitor()
  await openInternet(page)
  await typeAddress(page, addresses.fibreAndDsl)
  await checkButton(page).click()
  await title(page, 'Jouw adres').waitFor()
  expect(google.asked).toHaveLength(1)
})

test('an order of a type without an address check needs nothing of Google', async () => {
  google.fault = 'server-error'
  const { page } = await visitor(null, /api\.js|captcha/i)
  await page.goto(paths.samenstellen('cloud'))
  await page.getByRole('button', { name: 'Eén meer: Office Compleet', exact: true }).click()
  expect(await orderAsGuest(page)).toMatch(/^\d{3}-\d{3}-\d{3}$/)
})
