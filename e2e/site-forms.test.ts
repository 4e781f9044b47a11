import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/accessibility.ts'
import { forgetCases } from './support/forget-cases.ts'
import { phone, testShop } from './support/visits.ts'

const { visit, database } = testShop()

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
  const inputs = form(page, name).locator('input:not([type=hidden]), select, textarea')
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

const send = (page: Page, name: string) => form(page, name).locator('[type=submit]').click()

/** What the page says in a window of the browser itself. */
function alertsOf(page: Page): string[] {
  const alerts: string[] = []
  page.on('dialog', dialog => {
    alerts.push(dialog.message())
    dialog.accept()
  })
  return alerts
}

describe('a generic form', () => {
  test.each([
    ['/contact', 'Stuur een bericht', 'contact', 'Je bericht is verstuurd'],
    ['/webinar', 'Meld je aan', 'webinar', 'Je bent aangemeld'],
  ])('on %s (%s) arrives, is emptied and says so', async (path, name, id, success) => {
    const page = await visit()
    await openForm(page, path, name)
    await fillIn(page, name)
    await send(page, name)
    await page.getByRole('status').getByText(success, { exact: true }).waitFor()
    expect(await form(page, name).getByLabel('Naam', { exact: true }).inputValue()).toBe('')
    expect(await stored()).toMatchObject([{ form_id: id }])
    await expect.poll(() => form(page, name).locator('[name=_csrf]').inputValue()).not.toBe('')
    await expectNoAxeViolations(page)
  })

  test('posts each field with its kind and name, unticked boxes as false, and its subject and target', async () => {
    const page = await visit()
    let body = ''
    await page.route('**/universal-form', route => {
      body = route.request().postData() ?? ''
      return route.fulfill({ json: { success: true } })
    })
    await openForm(page, '/overstaphulp', 'Vraag hulp bij overstappen')
    await fillIn(page, 'Vraag hulp bij overstappen')
    await send(page, 'Vraag hulp bij overstappen')
    await page.getByText('Je aanvraag is verstuurd').waitFor()
    const posted = Object.fromEntries(
      [...body.matchAll(/name="([^"]+)"\r\n\r\n([\s\S]*?)\r\n--/g)].map(([, name, value]) => [name, value]),
    )
    expect(posted).toMatchObject({
      formId: 'overstaphulp',
      emailSubject: 'Aanvraag overstaphulp',
      emailTarget: 'service',
      naam: 'Jansen',
      'dataType[naam]': 'text',
      'dataPretty[naam]': 'Naam',
      nummers: 'false',
      'dataType[nummers]': 'checkbox',
      'dataPretty[nummers]': 'Nummers meenemen',
    })
    expect(posted['g-recaptcha-response']).not.toBe('')
  })

  test('is locked while it is on its way, and sent once', async () => {
    const page = await visit()
    let calls = 0
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/universal-form', async route => {
      calls += 1
      await answered
      await route.fulfill({ json: { success: true } })
    })
    await openForm(page, '/contact', 'Stuur een bericht')
    await fillIn(page, 'Stuur een bericht')
    await message(page).evaluate(element => {
      ;(element as HTMLFormElement).requestSubmit()
      ;(element as HTMLFormElement).requestSubmit()
    })
    await expect.poll(() => calls).toBe(1)
    expect(await message(page).getByLabel('Je bericht').isDisabled()).toBe(true)
    expect(await message(page).locator('[type=submit]').isDisabled()).toBe(true)
    expect(await message(page).locator('[data-spinner]').isVisible()).toBe(true)
    await page.locator('[data-request-progress][data-state=busy]').waitFor({ state: 'attached' })
    answer()
    await page.getByText('Je bericht is verstuurd').waitFor()
    expect(await message(page).getByLabel('Je bericht').isEnabled()).toBe(true)
    expect(calls).toBe(1)
  })

  test.each([
    [
      'refused',
      (page: Page) =>
        page.route('**/universal-form', r => r.fulfill({ status: 422, json: { success: false } })),
    ],
    ['lost', (page: Page) => page.route('**/universal-form', r => r.abort())],
  ] as const)('that is %s says so at the top of the page and keeps what was typed', async (_how, break_) => {
    const page = await visit({ expectedProblems: /universal-form|422|500|ERR_FAILED/ })
    await break_(page)
    await openForm(page, '/overstaphulp', 'Vraag hulp bij overstappen')
    await fillIn(page, 'Vraag hulp bij overstappen')
    await send(page, 'Vraag hulp bij overstappen')
    await failed(page).waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect(await form(page, 'Vraag hulp bij overstappen').getByLabel('Bedrijfsnaam').inputValue()).toBe(
      'Jansen',
    )
    expect(await page.getByText('Je aanvraag is verstuurd').isVisible()).toBe(false)
    expect(await form(page, 'Vraag hulp bij overstappen').locator('[type=submit]').isEnabled()).toBe(true)
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
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('bel-mij-terug-gelukt')
    await expectNoSidewaysScroll(page)
  })
})

test('a form whose script cannot be had says so, and whom to call', async () => {
  const page = await visit({ expectedProblems: /behaviour|ERR_FAILED/ })
  await page.route(/\/assets\/forms\.behaviour[^/]*\.js$/, route => route.abort())
  await page.goto('/contact')
  await message(page)
    .getByText(/Dit formulier kon niet worden geladen.*bel \d/)
    .waitFor()
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
    expect(await link.getAttribute('target')).toBe('_blank')
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
    expect(await email.evaluate(field => field === document.activeElement && field.matches(':invalid'))).toBe(
      true,
    )
    expect(posts).toEqual([])
  })

  test('that does not arrive says so, and the form stays', async () => {
    const page = await visit({ expectedProblems: /nis2-ebook|ERR_FAILED/ })
    await page.route('**/request-nis2-ebook', route => route.abort())
    await openForm(page, path, name)
    await fillIn(page, name)
    await send(page, name)
    await failed(page).waitFor()
    expect(await form(page, name).getByLabel('Bedrijfsnaam').inputValue()).toBe('Jansen')
    expect(await form(page, name).locator('[type=submit]').isEnabled()).toBe(true)
  })
})

describe('the captcha', () => {
  const noField = 'Er is een probleem met reCAPTCHA. Probeer het later opnieuw.'
  const noToken = 'Verificatie mislukt. Probeer opnieuw.'
  const threw = 'Er is een fout opgetreden bij de reCAPTCHA-verificatie.'

  test.each([
    ['/netwerk-en-security/nis2', 'Vraag het ebook aan', threw],
    ['/cyberveilig-check', 'De cyberveilig-check', noToken],
    ['/webinar', 'Meld je aan', noToken],
  ])('that fails on %s sends nothing and says so to the letter', async (path, name, text) => {
    const page = await visit({ expectedProblems: /captcha|challenge|500/ })
    await page.route('**/api/captcha/challenge**', route => route.fulfill({ status: 500 }))
    const alerts = alertsOf(page)
    await openForm(page, path, name)
    await fillIn(page, name)
    await send(page, name)
    await expect.poll(() => alerts).toEqual([text])
    await form(page, name).locator('[type=submit]:enabled').waitFor()
    expect(await stored()).toEqual([])
  })

  test('whose field is missing says so to the letter', async () => {
    const page = await visit()
    const alerts = alertsOf(page)
    await openForm(page, '/webinar', 'Meld je aan')
    await fillIn(page, 'Meld je aan')
    await form(page, 'Meld je aan')
      .locator('[name="g-recaptcha-response"]')
      .evaluate(field => field.remove())
    await send(page, 'Meld je aan')
    await expect.poll(() => alerts).toEqual([noField])
    expect(await stored()).toEqual([])
  })
})

describe('the security check', () => {
  const name = 'De cyberveilig-check'

  test('arrives', async () => {
    const page = await visit()
    await openForm(page, '/cyberveilig-check', name)
    await fillIn(page, name)
    await send(page, name)
    await page.getByText('Je check is verstuurd').waitFor()
    expect(await stored()).toMatchObject([{ form_id: 'cyberveilig-check' }])
  })

  test('that fails says why to the letter, marked as English, and goes on in Dutch', async () => {
    const page = await visit({ expectedProblems: /cyberveilig-check|\d{3}|ERR_FAILED/ })
    await page.route('**/cyberveilig-check', route => {
      if (route.request().method() !== 'POST') return route.fallback()
      return route.fulfill({ status: 503, json: {} })
    })
    await openForm(page, '/cyberveilig-check', name)
    await fillIn(page, name)
    await send(page, name)
    await failed(page).waitFor()
    expect(await failed(page).locator('[lang=en]').textContent()).toBe('Network error: 503')
    expect(await failed(page).locator('[data-reason]').textContent()).toMatch(/\. ?[A-Z].*(opnieuw|later)/)
    expect(await form(page, name).locator('[type=submit]').isEnabled()).toBe(true)
    await expectNoAxeViolations(page)
  })
})
