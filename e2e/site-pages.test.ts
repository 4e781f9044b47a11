import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { priceOf } from '../src/features/catalogue/server/testing.ts'
import { expectGoodScreen, expectNoAxeViolations } from './support/accessibility.ts'
import { eurosOf } from './support/prices.ts'
import { laptop, phone, sharedShop } from './support/visits.ts'

const { shop, visit } = sharedShop()

/** Also of an element in a closed `details` that its sheet shows. */
const isDrawn = (place: Locator): Promise<boolean> =>
  place.evaluate(element => element.checkVisibility({ contentVisibilityAuto: true }))

const isInWindow = (place: Locator): Promise<boolean> =>
  place.evaluate(element => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

const fibre100ForAYear = 11001
const fibre500ForAYear = 11005

describe('a page that an editor wrote', () => {
  it('shows promise, prices, questions and the way into the order flow', async () => {
    const page = await visit({ width: phone })
    await page.goto('/zakelijk-internet')
    await expect.poll(() => page.getByRole('heading', { level: 1 }).allTextContents()).toHaveLength(1)
    await page.getByText(/^Vanaf €\s\d+,\d\d\sp\/m excl\. 21%\sbtw$/).waitFor()
    // On a phone folded under its heading.
    await page.locator('summary').and(page.getByLabel('Wat kost het?')).click()
    await page
      .getByRole('row', { name: /Zakelijk Glasvezel 500\/500/ })
      .getByText(`${eurosOf(fibre500ForAYear)} p/m`, { exact: true })
      .waitFor()
    await page.getByText('Kan ik mijn eigen router gebruiken?').click()
    await page.getByText('Kies bij het bestellen voor ‘Eigen router’.').waitFor()
    await expectGoodScreen(page)
    await page.getByRole('link', { name: 'Check je adres' }).first().click()
    await page.waitForURL('**/bestellen/internet/samenstellen')
  })

  it('folds the sections of its text on a phone alone, and opens one for a link, on paper and without scripts', async () => {
    const folded = 'Op DSL en kabel is de weg naar buiten'
    const later = 'De monteur sluit de glasvezel aan'
    const page = await visit({ width: phone })
    await page.goto('/zakelijk-glasvezel')
    await page.getByRole('heading', { name: 'Waarom de upload telt' }).waitFor()
    expect(await page.getByText(folded).isVisible()).toBe(false)
    await page.goto('/zakelijk-glasvezel#wat-er-in-het-pand-gebeurt')
    await page.getByText(later).waitFor()
    const heading = page.getByRole('heading', { name: 'Wat er in het pand gebeurt' })
    expect(await isInWindow(heading)).toBe(true)
    // A press on the row of its heading folds it again.
    await heading.click({ force: true })
    await page.getByText(later).waitFor({ state: 'hidden' })
    await expectGoodScreen(page)
    await page.emulateMedia({ media: 'print' })
    expect(await isDrawn(page.getByText(later))).toBe(true)
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: laptop, height: 900 })
    expect(await isDrawn(page.getByText(later))).toBe(true)
    expect(await page.locator('main summary[aria-labelledby]').first().isVisible()).toBe(false)

    const withoutScripts = await visit({ width: phone, hasScripts: false })
    await withoutScripts.goto('/zakelijk-glasvezel')
    expect(await isDrawn(withoutScripts.getByText(later))).toBe(true)
  })

  it('tells search engines what it is, what it costs and where it stands, and the policy allows it', async () => {
    const page = await visit()
    await page.goto('/zakelijk-internet')
    const json = await page.locator('script[type="application/ld+json"]').textContent()
    const things: { '@type': string; offers?: unknown[] }[] = JSON.parse(json ?? '')['@graph']
    expect(things.map(thing => thing['@type'])).toEqual([
      'Organization',
      'WebSite',
      'BreadcrumbList',
      'Service',
    ])
    expect(things.at(-1)?.offers?.[0]).toMatchObject({
      priceSpecification: {
        price: (priceOf(fibre100ForAYear) / 100).toFixed(2),
        priceCurrency: 'EUR',
        valueAddedTaxIncluded: false,
        unitCode: 'MON',
      },
    })
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect((await fetch(picture ?? '')).headers.get('Content-Type')).toBe('image/png')
  })

  it('is loaded as a document from the order flow, which does not have its text', async () => {
    const page = await visit()
    await page.goto('/bestellen')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await page.waitForURL('**/privacy')
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name))
      .toBe(`${shop().url}/privacy`)
  })
})

describe('an address that is not quite ours', () => {
  it.each([
    ['/Zakelijk-Internet/?a=B', '/zakelijk-internet?a=B'],
    ['/zakelijk_internet.html', '/zakelijk-internet'],
    ['/CONTACT', '/contact'],
    ['/contact.php', '/contact'],
  ])('%s leads to %s for good', async (typed, meant) => {
    const response = await fetch(shop().url + typed, { redirect: 'manual' })
    expect([response.status, response.headers.get('Location')]).toEqual([301, meant])
  })

  it('that means nothing of ours suggests the closest pages', async () => {
    const page = await visit({ expectedProblems: /404/ })
    const response = await page.goto('/zakelyk-internet')
    expect(response?.status()).toBe(404)
    await page.getByRole('region', { name: 'Zoek je misschien dit?' }).waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('region').getByRole('link', { name: 'Zakelijk internet', exact: true }).click()
    await page.waitForURL('**/zakelijk-internet')
  })
})

it('search engines and feed readers get their files', async () => {
  const types = async (path: string) => (await fetch(shop().url + path)).headers.get('Content-Type')
  expect(await types('/sitemap.xml')).toBe('application/xml; charset=utf-8')
  expect(await types('/robots.txt')).toBe('text/plain; charset=utf-8')
  expect(await types('/blog/rss.xml')).toBe('application/rss+xml; charset=utf-8')
})
