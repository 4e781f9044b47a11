import type { Locator, Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/accessibility.ts'
import { delayScripts } from './support/delayed-scripts.ts'
import { forgetCases } from './support/forget-cases.ts'
import { phone, sharedShop } from './support/visits.ts'

const { visit, database } = sharedShop()

beforeEach(() => forgetCases(database()))
const stored = async () => (await database().pool.query('select form_id, answers from form_submissions')).rows

const form = (page: Page, name: string) => page.getByRole('form', { name })
const message = (page: Page) => form(page, 'Stuur een bericht')
const failed = (page: Page) =>
  page.getByRole('alert').locator('[tabindex]').filter({ hasText: 'Je formulier is niet verstuurd' })

async function openForm(page: Page, path: string, name: string) {
  await page.goto(path)
  await form(page, name).locator('[type=submit]:enabled').waitFor()
}

/** Fills every required field of a form with something that is right. */
async function fillIn(page: Page, name: string) {
  const inputs = form(page, name)
    .locator('input:not([type=hidden]), select, textarea')
    .filter({ visible: true })
  for (const input of await inputs.all()) {
    const { type, id } = await input.evaluate(field => ({
      type: field.getAttribute('type') ?? field.tagName,
      id: field.id,
    }))
    if (type === 'SELECT') await input.selectOption({ index: 1 })
    else if (type === 'checkbox') continue
    else if (type === 'radio') await input.check()
    else if (type === 'email') await input.fill('jan@jansen.example')
    else if (type === 'tel') await input.fill('020 123 45 67')
    else await input.fill(id.endsWith('postcode') ? '1017 XN' : 'Jansen')
  }
}

test('a page with a form is told once of its captcha, without a visitor at the form', async () => {
  const page = await visit()
  await page.addInitScript(() => {
    const heard = () => {
      const { dataset } = document.documentElement
      dataset.heard = `${dataset.heard ?? ''}x`
    }
    document.addEventListener('RecaptchaLoaded', heard, true)
  })
  await page.goto('/contact')
  await page.locator('html[data-heard]').waitFor()
  // Nor once more by who comes to the form.
  await message(page).getByLabel('Naam', { exact: true }).click()
  await form(page, 'Stuur een bericht').locator('[type=submit]:enabled').waitFor()
  expect(await page.locator('html').getAttribute('data-heard')).toBe('x')
})

const send = (page: Page, name: string) => form(page, name).locator('[type=submit]').click()

describe('a generic form', () => {
  test.each([
    ['/contact', 'Stuur een bericht', 'contact', 'Je bericht is verstuurd'],
    ['/webinar', 'Meld je aan', 'webinar', 'Je bent aangemeld'],
  ])('on %s (%s) arrives, is emptied and says so', async (path, name, id, success) => {
    const page = await visit()
    await openForm(page, path, name)
    await fillIn(page, name)
    await page.reload()
    await form(page, name).locator('[type=submit]:enabled').waitFor()
    await send(page, name)
    await page.getByRole('status').getByText(success, { exact: true }).waitFor()
    await expect.poll(() => form(page, name).getByLabel('Naam', { exact: true }).inputValue()).toBe('')
    expect(await stored()).toMatchObject([{ form_id: id }])
    await expect.poll(() => form(page, name).locator('[name=_csrf]').inputValue()).not.toBe('')
    await expectNoAxeViolations(page)
  })

  test('that is lost says so at the top of the page, in sight, and leads back', async () => {
    const page = await visit({ width: phone, expectedProblems: /universal-form|ERR_FAILED/ })
    await page.route('**/universal-form', route => route.abort())
    await openForm(page, '/overstaphulp', 'Vraag hulp bij overstappen')
    await fillIn(page, 'Vraag hulp bij overstappen')
    await send(page, 'Vraag hulp bij overstappen')
    const lost = page
      .getByRole('alert')
      .locator('[tabindex]')
      .filter({ hasText: 'We weten niet of je formulier' })
    await lost.waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    const top = (place: Locator) => place.evaluate(element => element.getBoundingClientRect().top)
    const logo = page.getByRole('banner').getByRole('link').first()
    const below = (place: Locator) => place.evaluate(element => element.getBoundingClientRect().bottom)
    expect(await top(lost)).toBeGreaterThan(await below(logo))
    // A window that is enlarged to 400%: the message scrolls by itself, to its way back.
    await page.setViewportSize({ width: 320, height: 256 })
    const back = page.getByRole('link', { name: 'Terug naar het formulier' })
    await back.scrollIntoViewIfNeeded()
    expect(await below(back)).toBeLessThanOrEqual(256)
    expect(await top(lost)).toBeGreaterThan(await below(logo))
    await page.setViewportSize({ width: phone, height: 844 })
    await expect
      .poll(() => form(page, 'Vraag hulp bij overstappen').getByLabel('Bedrijfsnaam').inputValue())
      .toBe('Jansen')
    expect(await page.getByText('Je aanvraag is verstuurd').isVisible()).toBe(false)
    await expect
      .poll(() => form(page, 'Vraag hulp bij overstappen').locator('[type=submit]').isEnabled())
      .toBe(true)
    await expectNoAxeViolations(page)
    await page.unroute('**/universal-form')
    await page.getByRole('link', { name: 'Terug naar het formulier' }).click()
    await send(page, 'Vraag hulp bij overstappen')
    await page.getByText('Je aanvraag is verstuurd').waitFor()
    expect(await failed(page).isVisible()).toBe(false)
    expect(await stored()).toHaveLength(1)
  })

  test('can be filled in and sent by keyboard', async () => {
    const page = await visit({ width: phone })
    await openForm(page, '/contact', 'Laat je terugbellen')
    await form(page, 'Laat je terugbellen').getByLabel('Naam').focus()
    await page.keyboard.type('Jan Jansen')
    await page.keyboard.press('Tab')
    await page.keyboard.type('020 123 45 67')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('We bellen je', { exact: true }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('bel-mij-terug-gelukt')
    await expectNoSidewaysScroll(page)
  })
})

test('a form that is filled in and sent before its script is there arrives once', async () => {
  const page = await visit()
  await openForm(page, '/contact', 'Laat je terugbellen')
  const release = await delayScripts(page)
  await fillIn(page, 'Laat je terugbellen')
  await send(page, 'Laat je terugbellen')
  expect(await form(page, 'Laat je terugbellen').locator('input:enabled:visible').count()).toBe(0)
  release()
  await page.getByText('We bellen je', { exact: true }).waitFor()
  expect(await stored()).toMatchObject([{ form_id: 'bel-mij-terug' }])
})

test('a form whose script cannot be had says so, and whom to call', async () => {
  const page = await visit({ expectedProblems: /island|ERR_FAILED/ })
  await page.route(/\/assets\/islands-[^/]*\.js$/, route => route.abort())
  await page.goto('/contact')
  await message(page).getByLabel('Naam', { exact: true }).focus()
  await page.getByText(/Dit formulier kon niet worden geladen.*bel \d/).waitFor()
  await expectNoAxeViolations(page)
})

describe('the ebook', () => {
  const name = 'Vraag het ebook aan'
  const path = '/netwerk-en-security/nis2'

  test('comes as a link to a real file in a new tab, in the place of the form', async () => {
    const page = await visit()
    await openForm(page, path, name)
    await fillIn(page, name)
    await send(page, name)
    await page.getByText('Je ebook staat klaar').waitFor()
    expect(await form(page, name).getByLabel('E-mailadres').isVisible()).toBe(false)
    const link = page.getByRole('link', { name: /Download het ebook/ })
    await expect.poll(() => link.getAttribute('target')).toBe('_blank')
    const file = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toBe('application/pdf')
    expect(await stored()).toMatchObject([{ form_id: 'nis2-ebook' }])
    await expectNoAxeViolations(page)
  })

  test('is not asked for while a field is not right: the browser says which', async () => {
    const page = await visit()
    const posts: string[] = []
    page.on('request', request => request.method() === 'POST' && posts.push(request.url()))
    await openForm(page, path, name)
    await fillIn(page, name)
    await form(page, name).getByLabel('E-mailadres').fill('jan@jansen')
    await send(page, name)
    const email = form(page, name).getByLabel('E-mailadres')
    // A press that comes before the form's script waits for it.
    await expect
      .poll(() => email.evaluate(field => field === document.activeElement && field.matches(':invalid')))
      .toBe(true)
    expect(posts).toEqual([])
  })
})

describe('the security check', () => {
  const name = 'De cyberveilig-check'

  test('arrives', async () => {
    const page = await visit()
    await openForm(page, '/cyberveilig-check', name)
    for (const step of [
      'Inloggen en bijwerken',
      'Back-up',
      'Netwerk en mensen',
      'Waar mag het antwoord heen?',
    ]) {
      await page.getByRole('heading', { name: step, exact: true }).waitFor()
      await fillIn(page, name)
      await expectNoAxeViolations(page)
      await send(page, name)
    }
    await page.getByText('Je check is verstuurd').waitFor()
    expect(await stored()).toMatchObject([{ form_id: 'cyberveilig-check' }])
  })
})
