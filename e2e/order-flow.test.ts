import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { paths } from '../src/api/paths.ts'
import { priceOf } from '../src/features/catalogue/server/testing.ts'
import { expectGoodScreen, expectNoAxeViolations } from './support/accessibility.ts'
import { expectCompactCart } from './support/compact-cart.ts'
import { more, quantity } from './support/compose-screen.ts'
import { basket } from './support/internet-screen.ts'
import { action, title } from './support/order-steps.ts'
import { euros, eurosOf } from './support/prices.ts'
import { phone, sharedShop } from './support/visits.ts'

const { visit } = sharedShop()

const ids = { office: 42507, itsSupport: 42508, migration: 42581 } as const
/** Monthly price of the composed licence with its support. */
const monthly = euros(priceOf(ids.office) + priceOf(ids.itsSupport))

const stored = (page: Page, key: string) => page.evaluate(name => localStorage.getItem(name), key)

/** Composes an order of one cloud licence; its support comes along. */
async function composeCloud(page: Page): Promise<void> {
  await page.goto(paths.samenstellen('cloud'))
  await action(page, 'In winkelwagen').waitFor()
  await more(page, 'Office Compleet').click()
}

test('the empty basket leads to the four product types', async () => {
  const page = await visit({ width: phone })
  await page.goto(paths.emptyBasket)
  await title(page, 'Je winkelwagen is nog leeg').waitFor()
  await expect.poll(() => page.title()).toBe('Winkelwagen | Lijnhaven')
  await expectGoodScreen(page)
  for (const name of ['Internet', 'Cloud', 'Mobiel', 'Telefonie'])
    expect(
      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^${name}`) })
        .count(),
    ).toBe(1)
})

test('back and forward walk the steps, with the cart as it was', async () => {
  const page = await visit()
  await composeCloud(page)
  const cart = await stored(page, 'cart')
  await action(page, 'In winkelwagen').click()
  await title(page, 'Bekijk je winkelwagen').waitFor()
  await action(page, 'Naar gegevens').click()
  await title(page, 'Vul je gegevens in').waitFor()
  await page.goBack()
  await title(page, 'Bekijk je winkelwagen').waitFor()
  await page.goBack()
  await title(page, 'Cloud abonnementen').waitFor()
  await page.goForward()
  await page.goForward()
  await title(page, 'Vul je gegevens in').waitFor()
  await expect.poll(() => page.title()).toBe('Gegevens Cloud | Lijnhaven')
  expect(await stored(page, 'cart')).toBe(cart)
})

test('who may not be on a step is led away', async () => {
  const page = await visit({ expectedProblems: /404.*api\/order\/last/ })
  const leads = {
    '/bestellen/koffie/winkelwagen': paths.emptyBasket,
    '/bestellen/koffie/samenstellen': paths.emptyBasket,
    '/bestellen/cloud': paths.samenstellen('cloud'),
    [paths.winkelwagen('cloud')]: paths.samenstellen('cloud'),
    [paths.gegevens('cloud')]: paths.samenstellen('cloud'),
    [paths.controle('cloud')]: paths.samenstellen('cloud'),
    [paths.thankYou('cloud')]: paths.samenstellen('cloud'),
  }
  for (const [from, to] of Object.entries(leads)) {
    await page.goto(from)
    await page.waitForURL(url => url.pathname === to)
  }
})

describe('from composing to the cart', () => {
  test('an order of cloud', async () => {
    const page = await visit({ width: phone })
    await composeCloud(page)
    await more(page, 'Migratie mailbox').click()
    await expectGoodScreen(page)
    await action(page, 'In winkelwagen').click()
    await title(page, 'Bekijk je winkelwagen').waitFor()
    await expect.poll(() => page.title()).toBe('Winkelwagen Cloud | Lijnhaven')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    const table = page.getByRole('table', { name: 'Overzicht van jouw bestelling:' })
    await table.getByRole('row', { name: /1 × Support Office Compleet/ }).waitFor()
    const sums = page.getByRole('main').locator('dl').filter({ hasText: 'Totaal excl. 21% btw' })
    await sums.getByText(`${eurosOf(ids.migration)} eenmalig`).waitFor()
    await sums.getByText(`${monthly} p/m`).waitFor()
    await expectGoodScreen(page)
    await expectCompactCart(page)
    await page.reload()
    await page.getByRole('button', { name: 'Winkelwagen leegmaken' }).click()
    await page.waitForURL(`**${paths.samenstellen('cloud')}`)
    expect(await stored(page, 'cart')).toBe('[]')
  })

  test('each step is one virtual page view, and a page that only leads elsewhere is none', async () => {
    const page = await visit()
    await composeCloud(page)
    await action(page, 'In winkelwagen').click()
    await title(page, 'Bekijk je winkelwagen').waitFor()
    await expect
      .poll(() => page.evaluate(() => window.dataLayer))
      .toEqual([
        { event: 'virtualPageview', path: paths.samenstellen('cloud'), title: 'Bestellen Cloud | Lijnhaven' },
        {
          event: 'virtualPageview',
          path: paths.winkelwagen('cloud'),
          title: 'Winkelwagen Cloud | Lijnhaven',
        },
      ])

    // The empty basket leads on to the cart, and controle to the details and terms that lack.
    const leads = {
      [paths.emptyBasket]: paths.samenstellen('cloud'),
      [paths.controle('cloud')]: paths.gegevens('cloud'),
    }
    for (const [start, path] of Object.entries(leads)) {
      await page.goto(start)
      await page.waitForURL(`**${path}`)
      await page.waitForFunction(() => window.dataLayer?.length)
      await expect
        .poll(() => page.evaluate(() => window.dataLayer))
        .toEqual([{ event: 'virtualPageview', path, title: await page.title() }])
    }
  })
})

describe('on a phone', () => {
  test('the bar with both totals waits for a cart, opens to the whole list, and closes when the focus leaves and for another step', async () => {
    const page = await visit({ width: phone, height: 740 })
    await page.goto(paths.samenstellen('cloud'))
    await page.getByRole('link', { name: 'Kies eerst een product.' }).click()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Cloud abonnementen')
    expect(await basket(page).getByRole('button').count()).toBe(0)
    await more(page, 'Office Compleet').click()
    await basket(page).getByRole('button', { name: 'In winkelwagen' }).waitFor()
    await expect.poll(() => action(page, 'In winkelwagen').count()).toBe(1)

    const bar = page.getByRole('button', { name: `Per maand, excl. btw ${monthly}` })
    await bar.click()
    await basket(page).getByRole('heading', { name: 'Alles op een rij' }).waitFor()
    // Elements under the open list are half covered and cannot be reached.
    await expectNoAxeViolations(page, 'aside')
    await more(page, 'Office Apps').focus()
    await expect.poll(() => bar.getAttribute('aria-expanded')).toBe('false')

    // Another step begins with the list closed.
    await bar.click()
    await expect.poll(() => bar.getAttribute('aria-expanded')).toBe('true')
    await action(page, 'In winkelwagen').click()
    await title(page, 'Bekijk je winkelwagen').waitFor()
    await expect.poll(() => bar.getAttribute('aria-expanded')).toBe('false')
  })

  test('the bar never covers what has the focus', async () => {
    const page = await visit({ width: phone, height: 740 })
    await composeCloud(page)
    const outsideBar = page.getByRole('main').locator('a, button:enabled, input')
    for (let focused = 0; focused < (await outsideBar.count()); focused++) {
      await page.keyboard.press('Tab')
      await expect.poll(() => page.evaluate(coveredByBar)).toBeNull()
    }
  })
})

/** Runs in the page: what has the focus while the bar lies over it, or null. */
function coveredByBar(): string | null {
  const bar = document.querySelector('aside')
  const focused = document.activeElement
  if (!bar || !focused || focused === document.body || bar.contains(focused)) return null
  const [over, under] = [bar.getBoundingClientRect(), focused.getBoundingClientRect()]
  return under.bottom > over.top && under.top < over.bottom ? focused.outerHTML : null
}

describe('what the browser keeps', () => {
  test('a cart that another type emptied comes back with one click, meets today’s prices, and is not mixed in a second tab', async () => {
    const page = await visit()
    await composeCloud(page)
    const cart = await stored(page, 'cart')
    await page.goto(paths.samenstellen('mobiel'))
    await page.getByText('Je winkelwagen met Cloud is leeggemaakt').first().waitFor()
    await page.getByRole('button', { name: 'Zet terug' }).click()
    await page.waitForURL(`**${paths.samenstellen('cloud')}`)
    expect(await stored(page, 'cart')).toBe(cart)

    // An older cart: the difference is shown.
    const today = priceOf(ids.office)
    await page.evaluate(
      price => {
        const [licence, support] = JSON.parse(localStorage.getItem('cart') ?? '[]')
        const gone = { ...support, id: 999_999, name: 'Oud product' }
        localStorage.setItem('cart', JSON.stringify([{ ...licence, price }, support, gone]))
      },
      (today - 300) / 100,
    )
    await page.reload()
    // The notice above the page tells all of it, so the panel does not tell it again.
    const lines = page.getByRole('listitem')
    const told = lines.filter({ hasText: `Prijs was ${euros(today - 300)}, is nu ${euros(today)}` })
    await told.waitFor()
    await lines.getByText(/Hoort bij wat je weghaalde|Niet meer leverbaar/).waitFor()
    expect(await told.count()).toBe(1)

    // A second tab with another type asks which goes on.
    const second = await page.context().newPage()
    await second.goto(paths.samenstellen('mobiel'))
    await action(second, 'In winkelwagen').waitFor()
    await more(second, 'Mobiel 5 GB').click()
    await page.getByText('In een ander tabblad stel je Mobiel samen').waitFor()
    expect(await page.getByText('wordt geladen').count()).toBe(0)
    await page.getByRole('link', { name: 'Verder met Mobiel' }).click()
    await page.waitForURL(`**${paths.samenstellen('mobiel')}`)
    await basket(page).getByText('Mobiel 5 GB').first().waitFor()
  })

  test('with storage blocked an order goes on in memory, and the page says that it keeps nothing', async () => {
    // The router tells the console what it catches; an exception that nobody catches still fails the test.
    const page = await visit({ expectedProblems: /^(error|warning): .*SecurityError: blocked/ })
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
    })
    // A plan that a page of the website brings along is in the fragment, and needs no storage either.
    await page.goto('/cloud-diensten/office-werkplek')
    await page.getByRole('link', { name: 'Kies dit abonnement: Office Compleet', exact: true }).click()
    await expect.poll(() => quantity(page, 'Office Compleet').inputValue()).toBe('1')
    await action(page, 'In winkelwagen').click()
    await title(page, 'Bekijk je winkelwagen').waitFor()
    await action(page, 'Naar gegevens').click()
    await title(page, 'Vul je gegevens in').waitFor()
    await page.getByLabel('Voornaam').first().fill('Noor')
    await page.getByText('Deze browser staat niet toe dat we iets bewaren.').waitFor()
    expect(await page.getByText('We bewaren wat je invult').count()).toBe(0)
  })
})

test('products that cannot be fetched say so, and come with a retry', async () => {
  const page = await visit({ expectedProblems: /503/ })
  await page.goto(paths.emptyBasket)
  await title(page, 'Je winkelwagen is nog leeg').waitFor()
  await page.route('**/api/order/products/prices*', route => route.fulfill({ status: 503, body: '{}' }))
  await page.getByRole('main').getByRole('link', { name: 'Cloud' }).click()
  const failure = page.getByRole('alert')
  await failure.locator('[lang=en]').getByText('Error fetching products. Please try again later.').waitFor()
  await page.unroute('**/api/order/products/prices*')
  await failure.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await more(page, 'Office Compleet').waitFor()
})

test('a reseller’s link says for whom is ordered, a wrong one that it is wrong', async () => {
  const page = await visit({ expectedProblems: /404.*reseller-company-name/ })
  await page.goto('/bestellen/resellerId/netwerkpartner-noord')
  await page.getByText('Je bestelt momenteel met een reseller account (Netwerkpartner Noord)').waitFor()
  await page.waitForURL(`**${paths.emptyBasket}`)
  await page.goto('/bestellen/resellerId/niemand')
  await page.getByText('Er is een onjuist resellerId gebruikt.').waitFor()
})

test('an address that a page brings along is checked by itself', async () => {
  const page = await visit()
  const address = new URLSearchParams({
    street: 'Frederiksplein',
    houseNumber: '42',
    zipCode: '1017XN',
    city: 'Amsterdam',
  })
  await page.goto(`${paths.samenstellen('internet')}?${address}`)
  await title(page, 'Jouw adres').waitFor()
  expect(new URL(page.url()).search).toBe('')
})
