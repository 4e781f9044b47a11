import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { paths } from '../src/api/paths.ts'
import { formatEuro } from '../src/common/money.ts'
import type { ProductType } from '../src/features/catalogue/product.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/accessibility.ts'
import { more, openCompose, quantity, setQuantity } from './support/compose-screen.ts'
import { delayScripts, reloadWithoutWaiting } from './support/delayed-scripts.ts'
import { addresses, basket, checkAddress } from './support/internet-screen.ts'
import { action, title } from './support/order-steps.ts'
import { laptop, phone, sharedShop } from './support/visits.ts'

const { visit } = sharedShop()

/** Controls of the page itself that can be pressed or filled in. */
const enabledControls = (page: Page) =>
  page.getByRole('main').locator(':is(button, input, select, textarea):enabled').filter({ visible: true })

/** A page of the flow of which no script has come, with a cart in storage. */
async function expectNothingToLose(page: Page): Promise<void> {
  expect(await enabledControls(page).count()).toBe(0)
  await basket(page).getByText('Je winkelwagen wordt geladen').waitFor({ state: 'attached' })
  expect(await basket(page).textContent()).not.toContain(formatEuro(0))
  await expectNoAxeViolations(page)
}

describe('until the scripts are there', () => {
  test.each([
    ['cloud', 'Office Compleet', laptop],
    ['mobiel', 'Mobiel 5 GB', phone],
    ['telefonie', 'Bellen Basis', phone],
  ] as const satisfies readonly [ProductType, string, number][])(
    'the stored cart of %s does not look empty, and the first press counts',
    async (productType, product, width) => {
      const page = await visit({ width })
      await openCompose(page, productType)
      await setQuantity(page, product, 2)
      const release = await delayScripts(page)
      await reloadWithoutWaiting(page)
      await quantity(page, product).waitFor()
      await expect.poll(() => quantity(page, product).inputValue()).toBe('')
      await expect.poll(() => quantity(page, product).getAttribute('aria-valuenow')).toBe(null)
      expect(await page.getByRole('main').getByRole('radio', { checked: true }).count()).toBe(0)
      await expectNothingToLose(page)
      release()
      await more(page, product).click()
      await expect.poll(() => quantity(page, product).inputValue()).toBe('3')
    },
  )

  test('neither does that of internet', async () => {
    const page = await visit({ width: phone })
    await checkAddress(page, addresses.fibreAndDsl)
    const release = await delayScripts(page)
    await reloadWithoutWaiting(page)
    await basket(page).waitFor()
    await expectNothingToLose(page)
    // Nor does a phone show a bar for a cart that may be empty.
    expect(await basket(page).getByRole('button').count()).toBe(0)
    release()
    const toggle = basket(page).getByRole('button', { name: /Alles op een rij/ })
    await toggle.click()
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true')
  })
})

test('before the scripts come, who has nothing to do on a page is led on, and nobody else', async () => {
  const page = await visit({ width: phone })
  const leadsTo = async (path: string, expected: string) => {
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForURL(url => url.pathname + url.search === expected, { waitUntil: 'commit' })
    await page.locator('footer').last().waitFor({ state: 'attached' })
    expect(page.url().endsWith(expected), path).toBe(true)
  }
  await checkAddress(page, addresses.fibreAndDsl)
  const release = await delayScripts(page)
  const steps = [paths.winkelwagen('internet'), paths.gegevens('internet'), paths.controle('internet')]
  for (const path of steps) await leadsTo(path, path)
  await page.evaluate(() => localStorage.clear())
  for (const path of steps) await leadsTo(path, paths.samenstellen('internet'))
  await leadsTo(paths.mijnOrders, paths.login(paths.mijnOrders))
  release()
  await page.getByLabel('E-mailadres').fill('jan@bakkerij.example')
})

test('before the scripts come, gegevens begins with the words of a new customer’s form, for whom it is to be that', async () => {
  const page = await visit({ width: phone })
  const words = page.getByText('Registreer je, of bestel zonder account.')
  await openCompose(page, 'cloud')
  await setQuantity(page, 'Office Compleet', 1)
  const release = await delayScripts(page)
  await page.goto(paths.gegevens('cloud'), { waitUntil: 'commit' })
  await words.waitFor()
  await expectNothingToLose(page)
  const expectOtherWords = async (who: string) => {
    await reloadWithoutWaiting(page)
    await words.waitFor({ state: 'attached' })
    expect(await words.isVisible(), who).toBe(false)
    await expectNothingToLose(page)
  }
  const others = {
    'a guest whose details are complete': ['userDataWithoutRegister', '{}'],
    'who has registered': ['registeredAccount', 'true'],
    'who asks for a quote': ['requestType', 'quote'],
  } as const
  for (const [who, [key, text]] of Object.entries(others)) {
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, text] as const)
    await expectOtherWords(who)
    await page.evaluate(key => localStorage.removeItem(key), key)
  }
  await page.context().addCookies([{ name: 'ingelogd', value: '1', url: page.url() }])
  await expectOtherWords('a customer')
  await page.context().clearCookies({ name: 'ingelogd' })
  await reloadWithoutWaiting(page)
  release()
  await page.getByLabel('KVK nummer').fill('12345678')
})

test('a press on a part of the website that waits for its script is done when that comes', async () => {
  const page = await visit({ width: phone })
  const release = await delayScripts(page)
  await page.goto('/telefonie/tarieven-voip', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Toon alle landen' }).click()
  const last = page.getByRole('row', { name: /Zimbabwe/ })
  expect(await last.count()).toBe(0)
  release()
  await last.waitFor()
})

test('who goes back before the scripts come sees the page gone back to, and goes on from there', async () => {
  const page = await visit({ width: laptop })
  await openCompose(page, 'cloud')
  await setQuantity(page, 'Office Compleet', 2)
  await action(page, 'In winkelwagen').click()
  await title(page, 'Bekijk je winkelwagen').waitFor()
  const release = await delayScripts(page)
  await reloadWithoutWaiting(page)
  await title(page, 'Bekijk je winkelwagen').waitFor()
  await page.evaluate(() => history.back())
  await title(page, 'Cloud abonnementen').waitFor()
  release()
  await expect.poll(() => quantity(page, 'Office Compleet').inputValue()).toBe('2')
  await action(page, 'In winkelwagen').click()
  await title(page, 'Bekijk je winkelwagen').waitFor()
})

test('a menu that was opened on a narrow window closes on a wide one, whenever its script comes', async () => {
  const page = await visit({ width: 991 })
  const release = await delayScripts(page)
  await page.goto('/zakelijk-internet', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  await menu.locator('[data-menu-item="maatwerk"] > summary').click()
  const open = menu.locator('details[open]')
  expect(await open.count()).toBe(1)
  await page.setViewportSize({ width: 992, height: 900 })
  release()
  await expect.poll(() => open.count()).toBe(0)
})

test('without JavaScript every page that needs it says so, with the phone number', async () => {
  const page = await visit({ width: phone, hasScripts: false })
  await page.goto(paths.samenstellen('cloud'))
  await page.getByText('Office Compleet').first().waitFor()
  await page.goto('/zakelijk-mobiel')
  const plans = page.getByRole('region', { name: 'Kies je abonnement', exact: true })
  expect(await plans.getByRole('columnheader').filter({ visible: true }).allTextContents()).toEqual([
    'Keuze',
    'Per maand',
    'Looptijd 1 jaar',
    'Looptijd 2 jaar',
  ])
  expect(await plans.getByRole('radio').filter({ visible: true }).count()).toBe(0)
  expect(await plans.getByRole('link').filter({ visible: true }).count()).toBe(0)
  await expectNoSidewaysScroll(page)
  for (const path of [
    paths.emptyBasket,
    paths.samenstellen('internet'),
    paths.samenstellen('cloud'),
    paths.gegevens('mobiel'),
    paths.login(),
    paths.forgotPassword,
    paths.choosePassword,
    paths.mijn,
  ]) {
    await page.goto(path)
    // Playwright finds no text inside noscript by itself.
    const notice = page.getByRole('main').locator('noscript')
    await expect.poll(() => notice.textContent()).toContain('Deze pagina werkt alleen met JavaScript')
    await notice.locator('a[href^="tel:"]').click({ trial: true })
    const waiting = page.getByText(/word(t|en) geladen|Even geduld/).or(page.locator('[aria-busy=true]'))
    expect(await waiting.filter({ visible: true }).count(), path).toBe(0)
    expect(await enabledControls(page).count(), path).toBe(0)
    // A step of the check-out has no menu.
    if (path !== paths.gegevens('mobiel')) {
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('link', { name: 'Login' }).waitFor()
      await page.keyboard.press('Escape')
    }
    await expectNoSidewaysScroll(page)
  }
})
