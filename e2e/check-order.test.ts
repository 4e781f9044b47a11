import { describe, expect, test } from 'vitest'
import { paths } from '../src/api/paths.ts'
import { expectGoodScreen, expectNoAxeViolations } from './support/accessibility.ts'
import {
  action,
  askForQuote,
  goToDetails,
  openCheck,
  openDetails,
  openQuoteDetails,
  orderNow,
  terms,
  title,
} from './support/order-steps.ts'
import { phone, sharedShop } from './support/visits.ts'

const { visit } = sharedShop()
const refusedCall = /the server responded with a status of (409|422|503)/

describe('controle', () => {
  test('shows everything once more and places the order', async () => {
    const page = await visit({ width: phone })
    await openCheck(page)
    await page.getByText('Frederiksplein 42').first().waitFor()
    await page.getByText('NL91 ABNA 0417 1643 00').waitFor()
    await page.getByText('Dezelfde als de contactpersoon.').waitFor()
    await page.getByRole('heading', { name: 'Hoe verloopt het proces?' }).waitFor()
    await expectGoodScreen(page)
    await orderNow(page)
    expect(page.url()).toContain(paths.thankYou('internet'))
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })

  test('goes back to gegevens at a reload, filled in, with the boxes unticked', async () => {
    const page = await visit()
    await openCheck(page)
    await page.reload()
    await page.getByRole('heading', { name: 'Vul je gegevens in' }).waitFor()
    await page.getByText('Test BV Donald').first().waitFor()
    expect(await terms(page).isChecked()).toBe(false)
  })

  test('keeps everything while the server is down, and asks again with the same key', async () => {
    const page = await visit({ expectedProblems: refusedCall })
    await openCheck(page)
    const keys: (string | undefined)[] = []
    await page.route('**/api/order', route => {
      keys.push(route.request().headers()['idempotency-key'])
      return route.fulfill({ status: 503, json: { message: 'We zijn even niet bereikbaar.' } })
    })
    // A window of 1280 by 1024 that is enlarged to 400%.
    await page.setViewportSize({ width: 320, height: 256 })
    await action(page, 'Bestellen').click()
    await page
      .getByText(/We zijn even niet bereikbaar\. Alles wat je koos en invulde, staat er nog\./)
      .waitFor()
    const whatHappened = page.getByText('Je bestelling is nog niet verstuurd')
    await expect.poll(async () => (await whatHappened.boundingBox())?.y).toBeGreaterThan(0)
    await page.unroute('**/api/order')
    const again = page.waitForRequest(request => request.url().endsWith('/api/order'))
    await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
    expect((await again).headers()['idempotency-key']).toBe(keys[0])
    await title(page, 'Bedankt voor je bestelling!').waitFor()
  })

  test('shows the reasons of a refusal and loses nothing', async () => {
    const page = await visit({ expectedProblems: refusedCall })
    await openCheck(page)
    const reason = 'Zakelijk Glasvezel 500/500 is op dit adres niet leverbaar.'
    await page.route('**/api/order', route =>
      route.fulfill({ status: 422, json: { message: 'Dit kan zo niet.', reasons: [reason] } }),
    )
    await action(page, 'Bestellen').click()
    await page.getByRole('alert').getByText(reason).waitFor()
    await page.getByRole('link', { name: 'Pas je bestelling aan' }).waitFor()
    await expectNoAxeViolations(page)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toContain('Zakelijk Glasvezel')
  })
})

describe('a quote request', () => {
  test('starts on controle from what is known, and can become an order again', async () => {
    const page = await visit()
    await openCheck(page)
    const change = page.getByRole('button', { name: 'Type aanvraag wijzigen' })
    await change.click()
    await page.getByRole('radio', { name: 'Vrijblijvende prijsopgave' }).check()
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await title(page, 'Vrijblijvend prijsopgave').waitFor()
    await page.getByRole('region', { name: 'Contactgegevens' }).getByText('Noor van den Berg').waitFor()
    await change.click()
    await page.getByRole('radio', { name: 'Bestelling' }).check()
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await title(page, 'Bestelling afronden').waitFor()
  })

  test('needs four fields and the terms', async () => {
    const page = await visit({ width: phone })
    await openQuoteDetails(page)
    await page.getByRole('heading', { name: 'Formulier invullen' }).waitFor()
    await action(page, 'Naar controle').click()
    await page.getByRole('link', { name: 'Vul je naam in' }).waitFor()
    await expectGoodScreen(page)
    await askForQuote(page)
    await title(page, 'Vrijblijvend prijsopgave').waitFor()
    await action(page, 'Prijsopgave aanvragen').click()
    await title(page, 'Bedankt voor je aanvraag!').waitFor()
  })

  test('says that its address is missing where the visitor has wiped it', async () => {
    const page = await visit()
    await openQuoteDetails(page)
    await page.getByRole('button', { name: 'Wis mijn gegevens' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Wis alles' }).click()
    await page.getByText('We hebben geen adres meer van je.').waitFor()
    await askForQuote(page)
    await page.getByRole('link', { name: 'Controleer eerst je installatieadres' }).click()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Enter')
    await page.getByLabel('Postcode').waitFor()
    expect(page.url()).toContain(paths.samenstellen('internet'))
  })

  test('becomes an order only with the details that an order needs', async () => {
    const page = await visit()
    await openDetails(page)
    await page.goto(paths.samenstellen('internet'))
    await page.getByRole('radio', { name: 'Vrijblijvende prijsopgave' }).check({ force: true })
    await goToDetails(page)
    await askForQuote(page)
    await page.getByRole('button', { name: 'Type aanvraag wijzigen' }).click()
    await page.getByRole('radio', { name: 'Bestelling' }).check()
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await page.getByRole('heading', { name: 'Vul je gegevens in' }).waitFor()
    await page.getByLabel('KVK nummer').waitFor()
  })
})
