import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import resellers from '../content/resellers.json' with { type: 'json' }
import { paths } from '../src/api/paths.ts'
import { openCompose, quantity, setQuantity } from './support/compose-screen.ts'
import { delayScripts } from './support/delayed-scripts.ts'
import { addresses, basket, checkAddress, openInternet } from './support/internet-screen.ts'
import { action, fillInGuest, goOnWithoutRegistering, openDetails } from './support/order-steps.ts'
import { untilTypeface } from './support/ready.ts'
import { openTelefonie } from './support/telefonie-screen.ts'
import { laptop, phone, sharedShop } from './support/visits.ts'

const { visit } = sharedShop()
const smallPhone = 360
const refusedCall = /the server responded with a status of 400/

/** As a score of Core Web Vitals, which call 0.1 good: a hundredth of that is a line that moves a pixel or two. */
const unseenLayoutShift = 0.001

/** The network of Lighthouse's slow 4G: latency in milliseconds, throughput in bytes a second. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

/** Adds up what moves by itself from now on; what moves within half a second of a key or a click does not count. */
async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const shifts: PerformanceEntry[] = []
    new PerformanceObserver(list => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' })
    Object.assign(window, { shifts })
  })
  return () =>
    page.evaluate(async () => {
      // Layout shifts are reported after the next frame.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      const { shifts } = window as unknown as { shifts: { value: number; hadRecentInput: boolean }[] }
      return shifts.filter(shift => !shift.hadRecentInput).reduce((sum, { value }) => sum + value, 0)
    })
}

test.each([phone, laptop])('the address check moves nothing on slow 4G, at %i px', async width => {
  const page = await visit({ width })
  await openInternet(page)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', slow4G)
  const { postcode, number } = addresses.fibreAndDsl
  await page.getByLabel('Postcode').fill(postcode)
  await page.getByLabel('Huisnummer').fill(number)
  const layoutShift = await watchLayoutShift(page)
  await page.getByRole('button', { name: 'Controleer adres' }).click()
  await page.getByRole('heading', { name: 'Kies je router' }).waitFor()
  expect(await layoutShift()).toBeLessThan(unseenLayoutShift)
})

/** Opens a step of which the scripts come late, and lets them come once it is there; `place` is what is looked at meanwhile. */
async function openLate(page: Page, path: string, place: Locator): Promise<() => Promise<number>> {
  const release = await delayScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await place.waitFor({ state: 'attached' })
  await untilTypeface(page)
  const layoutShift = await watchLayoutShift(page)
  await place.scrollIntoViewIfNeeded()
  release()
  return layoutShift
}

test.each([phone, laptop])(
  'who comes for the first time sees the form of the address check before the scripts, and nothing moves, at %i px',
  async width => {
    const page = await visit({ width })
    const postcode = page.getByLabel('Postcode')
    const layoutShift = await openLate(page, paths.samenstellen('internet'), postcode)
    await expect.poll(() => postcode.isEnabled()).toBe(true)
    expect(await layoutShift()).toBeLessThan(unseenLayoutShift)
  },
)

test.each([smallPhone, laptop])(
  'a stranger sees the form of the login before the scripts, and nothing moves, at %i px',
  async width => {
    const page = await visit({ width })
    const email = page.getByLabel('E-mailadres')
    const layoutShift = await openLate(page, paths.login(), email)
    await expect.poll(() => email.isEnabled()).toBe(true)
    await page.getByRole('link', { name: 'Begin een bestelling' }).waitFor()
    expect(await layoutShift()).toBeLessThan(unseenLayoutShift)
  },
)

/** Gives a page the width of each screen in turn: what a visitor stored stays. */
async function atEachWidth(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  for (const width of [smallPhone, laptop]) {
    await page.setViewportSize({ width, height: 900 })
    await look(width)
  }
}

describe('a stored cart comes back without moving anything, on a phone and on a laptop', () => {
  test('of telefonie, with a number and a device', async () => {
    const page = await visit({ width: smallPhone })
    await openTelefonie(page)
    await setQuantity(page, 'Bellen Basis', 2)
    await setQuantity(page, 'Bureautoestel Touch, huren', 1)
    await page.getByLabel('Telefoonnummer 1').fill('020 123 45 67')
    await atEachWidth(page, async width => {
      const layoutShift = await openLate(page, paths.samenstellen('telefonie'), quantity(page, 'Bellen Plus'))
      await expect.poll(() => quantity(page, 'Bureautoestel Touch, huren').isVisible()).toBe(true)
      await expect.poll(() => page.getByLabel('Telefoonnummer 1').isVisible()).toBe(true)
      await action(page, 'In winkelwagen').waitFor()
      expect(await layoutShift(), `${width} px`).toBeLessThan(unseenLayoutShift)
    })
  })

  test.each([
    ['cloud', 'Office Compleet', 'Werkplekbeheer Lite'],
    ['mobiel', 'Mobiel 5 GB', 'Mobiel Unlimited'],
  ] as const)('of %s', async (productType, product, below) => {
    const page = await visit({ width: smallPhone })
    await openCompose(page, productType)
    await setQuantity(page, product, 2)
    await atEachWidth(page, async width => {
      const layoutShift = await openLate(page, paths.samenstellen(productType), quantity(page, below))
      await expect.poll(() => quantity(page, product).inputValue()).toBe('2')
      await action(page, 'In winkelwagen').waitFor()
      expect(await layoutShift(), `${width} px`).toBeLessThan(unseenLayoutShift)
    })
  })

  test('of internet, in every step', async () => {
    const page = await visit({ width: smallPhone })
    await checkAddress(page, addresses.fibreAndDsl)
    await atEachWidth(page, async width => {
      for (const [path, button] of [
        [paths.samenstellen('internet'), 'In winkelwagen'],
        [paths.winkelwagen('internet'), 'Naar gegevens'],
        [paths.gegevens('internet'), 'Doorgaan met bestellen zonder te registreren'],
      ] as const) {
        const layoutShift = await openLate(page, path, basket(page))
        await action(page, button).waitFor()
        expect(await layoutShift(), `${path} at ${width} px`).toBeLessThan(unseenLayoutShift)
      }
    })
    await fillInGuest(page)
    await goOnWithoutRegistering(page)
    await atEachWidth(page, async width => {
      const layoutShift = await openLate(page, paths.gegevens('internet'), basket(page))
      await action(page, 'Naar controle').waitFor()
      expect(await layoutShift(), `gegevens of a known guest at ${width} px`).toBeLessThan(unseenLayoutShift)
    })
  })
})

test('who ordered by the link of a reseller before finds his name without anything moving, on a phone and on a laptop', async () => {
  const page = await visit({ width: smallPhone })
  const [reseller] = resellers
  await page.goto(`/bestellen/resellerId/${reseller?.id}`)
  const name = page.getByText(reseller?.companyName ?? '')
  await name.waitFor()
  await atEachWidth(page, async width => {
    const path = paths.samenstellen('cloud')
    const layoutShift = await openLate(page, path, quantity(page, 'Werkplekbeheer Lite'))
    await name.waitFor()
    await expect.poll(() => quantity(page, 'Office Compleet').isEnabled()).toBe(true)
    expect(await layoutShift(), `${width} px`).toBeLessThan(unseenLayoutShift)
  })
})

test.each([phone, laptop])(
  'the register and the bank answer without moving a field, at %i px',
  async width => {
    const page = await visit({ width, expectedProblems: refusedCall })
    await openDetails(page)
    const below = ['BTW nummer', 'Voornaam', 'Tennaamstelling']
    const places = () =>
      Promise.all(
        below.map(label =>
          page
            .getByLabel(label)
            .evaluate(field => Math.round(field.getBoundingClientRect().top + window.scrollY)),
        ),
      )
    // The answer of the register has its room from the first digit.
    await page.getByLabel('KVK nummer').fill('9')
    const atFirst = await places()
    const type = async (label: string, text: string) => {
      await page.getByLabel(label).fill('')
      await page.getByLabel(label).pressSequentially(text)
    }

    await type('KVK nummer', '90004973')
    await page.getByText('KVK nummer is niet geldig.').waitFor()
    expect(await places()).toEqual(atFirst)
    await type('IBAN', 'NL92ABNA0417164300')
    await page.getByText('IBAN is niet geldig.').waitFor()
    expect(await places()).toEqual(atFirst)
    await page.reload()
    await expect.poll(() => page.getByLabel('KVK nummer').inputValue()).toBe('90004973')
    expect(await places()).toEqual(atFirst)
    await type('KVK nummer', '68750110')
    const take = page.getByRole('button', { name: 'Gegevens overnemen' })
    await take.waitFor()
    expect(await places()).toEqual(atFirst)
    await take.click()
    await page.getByText('Naam en adres zijn ingevuld.').waitFor()
  },
)
