import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { paths } from '../src/api/paths.ts'
import { addressCalls } from '../src/features/addresses/contract.ts'
import { readyMarks } from '../src/ui/state/ready-marks.ts'
import { expectNoAxeViolations } from './support/accessibility.ts'
import { more, openCompose, quantity } from './support/compose-screen.ts'
import { addresses, checkAddress } from './support/internet-screen.ts'
import {
  action,
  fillInGuest,
  fillInGuestAddress,
  goOnWithoutRegistering,
  goToDetails,
  guest,
  terms,
  title,
} from './support/order-steps.ts'
import { untilReady } from './support/ready.ts'
import { phone, testShop } from './support/visits.ts'

const { visit, shop } = testShop()

/** The browser reports each request that fails, and so does the client of each call. */
const failedRequests = /Failed to load resource|(GET|POST) \/api\/|CSRF token/

/** A visit that has composed a cart. */
async function openMobiel(width?: number): Promise<Page> {
  const page = await visit({ ...(width && { width }), expectedProblems: failedRequests })
  await openCompose(page, 'mobiel')
  await more(page, 'Mobiel 5 GB').click()
  return page
}

/** Waits until every file of every step has come, after which nothing is fetched any more. */
async function nextStepsAreHere(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const come = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    const steps = Object.values(window.__reactRouterManifest?.routes ?? {}).filter(({ id }) =>
      id.startsWith('features/checkout/steps/'),
    )
    const files = steps.flatMap(({ module, clientLoaderModule, imports = [], css = [] }) => [
      module,
      ...(clientLoaderModule ? [clientLoaderModule] : []),
      ...imports,
      ...css,
    ])
    return files.length > 0 && files.every(file => come.includes(file))
  })
}

/** A network that fails for the code of these pages and for nothing else; until what comes out is called. */
async function cutOff(page: Page, ...pages: readonly string[]): Promise<() => Promise<void>> {
  const code = new RegExp(`/assets/(${pages.join('|')})-[^/]*\\.js$`)
  await page.route(code, route => route.abort('internetdisconnected'))
  return () => page.unroute(code)
}

const offline = (page: Page, isOffline = true) => page.context().setOffline(isOffline)

const dialog = (page: Page) =>
  page.getByRole('dialog', { name: 'We kunnen de volgende pagina nu niet openen' })
const retry = (page: Page) => page.getByRole('button', { name: 'Probeer opnieuw' })

async function fillInDetails(page: Page): Promise<void> {
  await fillInGuestAddress(page)
  await fillInGuest(page)
  await goOnWithoutRegistering(page)
  await terms(page).check()
}

test('without a network every step opens, the cart can be changed, and only what needs the shop waits for it', async () => {
  const page = await openMobiel()
  await nextStepsAreHere(page)
  await page.getByRole('link', { name: 'Naar de inhoud' }).press('Enter')
  await expect.poll(() => page.getByRole('main').evaluate(main => main === document.activeElement)).toBe(true)
  await offline(page)
  await action(page, 'In winkelwagen').click()
  await title(page, 'Bekijk je winkelwagen').waitFor()
  await more(page, 'Mobiel 5 GB').click()
  await expect.poll(() => quantity(page, 'Mobiel 5 GB').inputValue()).toBe('2')
  await action(page, 'Naar gegevens').click()
  await title(page, 'Vul je gegevens in').waitFor()
  await offline(page, false)
  await fillInDetails(page)
  await offline(page)
  await action(page, 'Naar controle').click()
  await title(page, 'Bestelling afronden').waitFor()
  await action(page, 'Bestellen').click()
  await page.getByText('Je bestelling is nog niet verstuurd').waitFor()
  await offline(page, false)
  await retry(page).click()
  await title(page, 'Bedankt voor je bestelling!').waitFor()

  await offline(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /telefonie/i })
    .click()
  await page.getByText('Kan de productinformatie niet ophalen').waitFor()
  await offline(page, false)
  await retry(page).click()
  await page.getByRole('heading', { name: 'Nummerbehoud' }).waitFor()
})

test('a quote goes on to the check without a network', async () => {
  const page = await visit({ expectedProblems: failedRequests })
  await checkAddress(page, addresses.fibreAndDsl)
  await page.getByRole('radio', { name: 'Vrijblijvende prijsopgave' }).check()
  await nextStepsAreHere(page)
  await offline(page)
  await goToDetails(page)
  await page.getByLabel('Organisatie', { exact: true }).fill(guest.Organisatie)
  await page.getByLabel('Naam', { exact: true }).fill('Noor van den Berg')
  await page.getByLabel('E-mailadres', { exact: true }).fill(guest['E-mailadres'])
  await page.getByLabel('Telefoonnummer').fill(guest.Telefoonnummer)
  await terms(page).check()
  await page.getByRole('button', { name: 'Naar controle' }).click()
  await title(page, 'Vrijblijvend prijsopgave').waitFor()
})

test('a step whose code cannot be fetched leaves everything as it is, and opens at a later try', async () => {
  const page = await openMobiel(phone)
  // Each further step stays away until its turn: the page fetches what it can as soon as it has nothing else to do.
  const mendCart = await cutOff(page, 'winkelwagen')
  const mendDetails = await cutOff(page, 'gegevens')
  const mendCheck = await cutOff(page, 'controle')
  await page.reload()
  await action(page, 'In winkelwagen').click()
  await dialog(page).waitFor()
  await expectNoAxeViolations(page)
  await dialog(page).getByRole('button', { name: 'Blijf op deze pagina' }).click()
  await dialog(page).waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe(paths.samenstellen('mobiel'))
  await mendCart()
  await action(page, 'In winkelwagen').click()
  await title(page, 'Bekijk je winkelwagen').waitFor()

  await action(page, 'Naar gegevens').click()
  await dialog(page).waitFor()
  await mendDetails()
  await retry(page).click()
  await title(page, 'Vul je gegevens in').waitFor()

  await fillInDetails(page)
  await action(page, 'Naar controle').click()
  await dialog(page).waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
  await expect.poll(() => terms(page).isChecked()).toBe(true)
  await mendCheck()
  await action(page, 'Naar controle').click()
  await title(page, 'Bestelling afronden').waitFor()
})

test('going back to a page whose code cannot be fetched does not leave the shop either', async () => {
  const page = await openMobiel()
  await goToDetails(page)
  await page.reload()
  await title(page, 'Vul je gegevens in').waitFor()
  const mend = await cutOff(page, 'winkelwagen')
  await page.reload()
  await untilReady(page, readyMarks.hydrated)
  await page.goBack()
  await dialog(page).waitFor()
  expect(new URL(page.url()).pathname).toBe(paths.gegevens('mobiel'))
  await mend()
  await retry(page).click()
  await title(page, 'Bekijk je winkelwagen').waitFor()
  expect(new URL(page.url()).pathname).toBe(paths.winkelwagen('mobiel'))
})

test('a step whose code is gone, as after a new version of the shop, is loaded as a new page', async () => {
  const page = await openMobiel()
  let isLoadedAnew = false
  await page.route(/\/assets\/winkelwagen-[^/]*\.js$/, route =>
    isLoadedAnew ? route.continue() : route.fulfill({ status: 404 }),
  )
  await page.reload()
  page.on('request', request => {
    isLoadedAnew ||= request.isNavigationRequest() && request.url().endsWith(paths.winkelwagen('mobiel'))
  })
  await action(page, 'In winkelwagen').click()
  await page.getByRole('button', { name: 'Winkelwagen leegmaken' }).waitFor()
  expect(isLoadedAnew).toBe(true)
})

test('who leaves the page while the saved address is checked again finds it where the order goes on', async () => {
  const page = await visit()
  await checkAddress(page, addresses.fibreAndDsl)
  const asked = page.waitForRequest(`**${addressCalls.addressCheck.path}`)
  await page.route(`**${addressCalls.addressCheck.path}`, () => {})
  await page.reload()
  await asked
  await page.goto(paths.gegevens('internet'))
  await expect.poll(() => page.getByLabel('Straat').inputValue()).toBe('Frederiksplein')
})

test('while the shop is down its steps open, and what has not been fetched waits', async () => {
  const page = await openMobiel()
  await nextStepsAreHere(page)
  await shop().stop()
  await goToDetails(page)
  for (const link of [
    page.getByRole('banner').getByRole('link', { name: /naar de startpagina/ }),
    page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }),
  ]) {
    await link.click()
    await dialog(page).waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
  }
  expect(new URL(page.url()).pathname).toBe(paths.gegevens('mobiel'))
  await title(page, 'Vul je gegevens in').waitFor()
})
