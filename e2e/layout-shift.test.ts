import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addresses, openInternet } from './support/internet-screen.ts'
import { openDetails } from './support/order-steps.ts'
import { laptop, phone, testShop } from './support/visits.ts'

const { visit } = testShop()
const refusedCall = /the server responded with a status of 400/

/** The most that Core Web Vitals call good. */
const goodLayoutShift = 0.1

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
      // What has just been drawn is told of after the next frame.
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
  expect(await layoutShift()).toBeLessThan(goodLayoutShift)
})

test.each([phone, laptop])(
  'the register and the bank answer without moving a field, at %i px',
  async width => {
    const page = await visit({ width, expectedProblems: refusedCall })
    await openDetails(page)
    const below = ['BTW nummer', 'Voornaam', 'Tennaamstelling', 'Straat']
    const places = () =>
      Promise.all(
        below.map(label =>
          page
            .getByLabel(label)
            .evaluate(field => Math.round(field.getBoundingClientRect().top + window.scrollY)),
        ),
      )
    const atFirst = await places()
    const type = async (label: string, text: string) => {
      await page.getByLabel(label).fill('')
      await page.getByLabel(label).pressSequentially(text)
    }

    await type('KVK nummer', '90004973')
    await page.getByText('KVK nummer is niet geldig.').waitFor()
    expect(await places()).toEqual(atFirst)
    await type('KVK nummer', '68750110')
    const take = page.getByRole('button', { name: 'Gegevens overnemen' })
    await take.waitFor()
    expect(await places()).toEqual(atFirst)
    await take.click()
    await page.getByText('Naam en adres zijn ingevuld.').waitFor()
    expect(await places()).toEqual(atFirst)
    await type('IBAN', 'NL92ABNA0417164300')
    await page.getByText('IBAN is niet geldig.').waitFor()
    expect(await places()).toEqual(atFirst)
  },
)
