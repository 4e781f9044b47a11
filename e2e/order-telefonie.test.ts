import { expect, test } from 'vitest'
import telefonieCatalogue from '../content/catalogue/telefonie.json' with { type: 'json' }
import { paths } from '../src/api/paths.ts'
import { expectGoodScreen, expectNoAxeViolations } from './support/accessibility.ts'
import { changes, quantity, setQuantity } from './support/compose-screen.ts'
import { endOfFirstPlan, firstPlanGoal } from './support/first-screen.ts'
import { basket } from './support/internet-screen.ts'
import {
  action,
  agreeAndGoToCheck,
  fillInGuest,
  fillInGuestAddress,
  goOnWithoutRegistering,
  orderNow,
  title,
} from './support/order-steps.ts'
import { openTelefonie, tooManyDevices } from './support/telefonie-screen.ts'
import { laptop, phone, sharedShop } from './support/visits.ts'

const { visit, database } = sharedShop()

test('a company orders telephony with rented handsets', async () => {
  const page = await visit({ width: phone })
  await openTelefonie(page)
  expect(await endOfFirstPlan(page)).toBeLessThanOrEqual(firstPlanGoal)
  await expectGoodScreen(page, 'Bestellen Telefonie')
  await setQuantity(page, 'Bellen Plus', 5)
  await page.getByRole('checkbox', { name: 'Onbeperkt bellen' }).check()
  await page.getByLabel('Telefoonnummer 1').fill('0201234567')
  await page.getByLabel('Telefoonnummer 3').fill('+31 88 123 45 67')
  await setQuantity(page, 'DECT-handset Basis, huren', 5)
  await expectGoodScreen(page, 'Bestellen Telefonie')

  await action(page, 'In winkelwagen').click()
  await title(page, 'Bekijk je winkelwagen').waitFor()
  await page.getByRole('row', { name: /Nummerbehoud 020 123 45 67, 088 123 45 67/ }).waitFor()
  await expectGoodScreen(page, 'Winkelwagen Telefonie')

  await action(page, 'Naar gegevens').click()
  await title(page, 'Vul je gegevens in').waitFor()
  await fillInGuestAddress(page)
  await fillInGuest(page)
  await goOnWithoutRegistering(page)
  await expectGoodScreen(page, 'Gegevens Telefonie')

  await agreeAndGoToCheck(page)
  await page.getByRole('row', { name: /Nummerbehoud 020 123 45 67, 088 123 45 67/ }).waitFor()
  await expectGoodScreen(page, 'Controle Telefonie')

  const shown = await orderNow(page)
  await page.getByRole('row', { name: /Nummerbehoud 020 123 45 67, 088 123 45 67/ }).waitFor()
  await page.getByRole('row', { name: /DECT-handset Basis Gehuurd/ }).waitFor()
  await page.getByText(/^uiterlijk\s\w+dag\s\d+\s\w+$/i).waitFor()
  await page.getByText(/^tussen\s\d+\s\w+\sen\s\d+\s\w+$/i).waitFor()
  await expectGoodScreen(page, 'Bedankt Telefonie')
  expect(new URL(page.url()).searchParams.get('type')).toBe('telefonie')

  const order = await storedOrder(shown)
  expect(order.numbers).toEqual(['+31201234567', '+31881234567'])
  const handset = device('DECT-handset Basis')
  expect(order.lines).toEqual([
    { id: product('Bellen Plus').id, quantity: 5 },
    { id: product('Onbeperkt bellen').id, quantity: 5 },
    { id: handset.productRentId, quantity: 5 },
    { id: product('DECT-handset Basis').setupProduct?.id, quantity: 5 },
    { id: device('DECT-basisstation').productRentId, quantity: 2 },
  ])
  expect(order.monthly).toBe(
    5 * (product('Bellen Plus').priceInCents + product('Onbeperkt bellen').priceInCents) +
      5 * handset.productRentPriceInCents +
      2 * device('DECT-basisstation').productRentPriceInCents,
  )
})

test('prices incl. VAT stand beside those without, to the cent, for the whole visit; a cart outlives products that cannot be fetched, and devices without an account', async () => {
  const page = await visit({ expectedProblems: /503/ })
  await openTelefonie(page)
  await setQuantity(page, 'Bellen Basis', 3)
  const panel = basket(page)
  expect(await panel.getByText('incl. btw', { exact: false }).count()).toBe(0)
  await panel.getByRole('switch', { name: 'Toon ook incl. 21% btw' }).check()

  const once = product('Bellen Basis').priceInCents * 3
  const withVat = Math.round((once * 121) / 100)
  await panel
    .getByRole('region', { name: 'Per maand' })
    .getByText(`${euro(withVat)} incl. btw`)
    .waitFor()
  const facts = panel.getByText('Totaal over 1 jaar').locator('../..')
  await facts.getByText(euro(once * 12)).waitFor()
  await facts.getByText(`${euro(withVat * 12)} incl. btw`).waitFor()
  await panel.getByText('Eerste factuur').waitFor()
  await expectNoAxeViolations(page)

  await action(page, 'In winkelwagen').click()
  await title(page, 'Bekijk je winkelwagen').waitFor()
  await page
    .getByRole('row', { name: /3 × Bellen Basis/ })
    .getByText(`${euro(withVat)} incl. btw`)
    .waitFor()
  await page.reload()
  await page
    .getByRole('row', { name: /3 × Bellen Basis/ })
    .getByText(`${euro(withVat)} incl. btw`)
    .waitFor()

  // Products that cannot be fetched: the telephony text and a retry, and the cart stays.
  await page.route('**/api/order/products/prices?*', route => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('link', { name: 'Terug' }).click()
  await page.getByText('Kan de productinformatie niet ophalen. Probeer het later opnieuw').waitFor()
  await expectNoAxeViolations(page)
  await page.unroute('**/api/order/products/prices?*')
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect.poll(() => quantity(page, 'Bellen Basis').inputValue()).toBe('3')
  expect(new URL(page.url()).pathname).toBe(paths.samenstellen('telefonie'))

  // More devices than accounts: nothing changes, and one press adds the accounts that lack.
  await setQuantity(page, 'Bellen Basis', 2)
  await setQuantity(page, 'Bureautoestel Pro, kopen', 3)

  const dialog = tooManyDevices(page)
  await dialog.getByText('3 toestellen bij 2 belaccounts').waitFor()
  await dialog.getByText(/dan nemen we contact met je op/).waitFor()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Zelf aanpassen' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => quantity(page, 'Bureautoestel Pro, kopen').inputValue()).toBe('0')
  await expect.poll(() => quantity(page, 'Bellen Basis').inputValue()).toBe('2')

  await setQuantity(page, 'Bureautoestel Pro, kopen', 3)
  await dialog.getByRole('button', { name: 'Voeg 1 belaccount toe' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => quantity(page, 'Bureautoestel Pro, kopen').inputValue()).toBe('3')
  await expect.poll(() => quantity(page, 'Bellen Basis').inputValue()).toBe('3')
  await changes(page).getByText('Nu 3, zodat elk toestel een account heeft').waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  expect(await focused()).toBe('Aantal: Bureautoestel Pro, kopen')
})

test('a number that cannot be kept: the error stands at its field and the next step waits, or leads back to it at the end', async () => {
  const page = await visit({ expectedProblems: /422/ })
  await openTelefonie(page)
  await setQuantity(page, 'Bellen Basis', 1)
  const first = page.getByLabel('Telefoonnummer 1')
  const second = page.getByLabel('Telefoonnummer 2')
  await first.fill('06 12345678')
  await second.fill('020-1234567')

  await page.getByText('Een mobiel nummer kun je hier niet behouden.').waitFor()
  await expect.poll(() => first.getAttribute('aria-invalid')).toBe('true')
  await page.getByRole('link', { name: 'Verbeter je nummers bij Nummerbehoud, of laat ze leeg.' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Nummerbehoud')
  await expect.poll(() => action(page, 'In winkelwagen').isDisabled()).toBe(true)
  await expectNoAxeViolations(page)

  await first.fill('0201234567')
  await second.blur()
  await page.getByText('Dit nummer heb je hierboven al ingevuld.').waitFor()
  await second.fill('')
  await second.blur()
  await expect.poll(() => action(page, 'In winkelwagen').isEnabled()).toBe(true)
  await expect.poll(() => first.inputValue()).toBe('020 123 45 67')

  await page.reload()
  await expect.poll(() => first.inputValue()).toBe('020 123 45 67')
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('additionalData') ?? '{}'))
  expect(kept.phoneNumberRetention).toEqual(['020 123 45 67', '', ''])

  // A wrong one of an earlier visit.
  await page.evaluate(() =>
    localStorage.setItem('additionalData', JSON.stringify({ phoneNumberRetention: ['', '0612345678', ''] })),
  )
  await page.goto(paths.gegevens('telefonie'))
  await title(page, 'Vul je gegevens in').waitFor()
  await fillInGuestAddress(page)
  await fillInGuest(page)
  await goOnWithoutRegistering(page)
  await agreeAndGoToCheck(page)
  await action(page, 'Bestellen').click()
  await page.getByText('Een mobiel nummer kun je hier niet behouden.').waitFor()
  await page.getByRole('link', { name: 'Pas je bestelling aan' }).click()
  await page.getByLabel('Telefoonnummer 2').waitFor()
  await expect.poll(() => page.getByLabel('Telefoonnummer 2').getAttribute('aria-invalid')).toBe('true')
})

test('on a laptop the panel fits the window, its totals and button in sight wherever the page stands', async () => {
  const page = await visit({ width: laptop, height: 860 })
  await openTelefonie(page)
  await setQuantity(page, 'Bellen Basis', 9)
  for (const name of ['DECT-handset Basis', 'DECT-handset Comfort', 'DECT-handset Robuust'])
    for (const way of ['kopen', 'huren']) await setQuantity(page, `${name}, ${way}`, 1)
  const button = action(page, 'In winkelwagen')
  const chat = page.getByRole('button', { name: 'Stel je vraag' })
  for (const position of [0, 700, 100_000]) {
    await page.evaluate(top => window.scrollTo(0, top), position)
    const [panelBox, buttonBox, chatBox] = await Promise.all([
      basket(page).boundingBox(),
      button.boundingBox(),
      chat.boundingBox(),
    ])
    if (!panelBox || !buttonBox || !chatBox) throw new Error('Panel, button or chat is not on the page')
    expect(buttonBox.y + buttonBox.height).toBeLessThanOrEqual(860)
    expect(chatBox.x).toBeGreaterThanOrEqual(panelBox.x + panelBox.width)
  }
})

function product(name: string) {
  const found = telefonieCatalogue.products.find(each => each.name === name)
  if (!found) throw new Error(`The catalogue has no ${name}`)
  return found
}

function device(name: string) {
  const { device: found } = product(name)
  if (!found) throw new Error(`${name} is no device`)
  return found
}

const euro = (cents: number) =>
  new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }).format(cents / 100)

async function storedOrder(shown: string) {
  const { rows } = await database().pool.query(
    `select monthly_in_cents as monthly,
       array(select port_in_requests.number from port_in_requests where case_id = cases.id order by position) as numbers,
       (select json_agg(json_build_object('id', product_id, 'quantity', quantity) order by position)
          from case_lines where case_id = cases.id) as lines
     from cases join product_orders on product_orders.case_id = cases.id where number = $1`,
    [shown.replaceAll('-', '')],
  )
  expect(rows).toHaveLength(1)
  return rows[0] as { monthly: number; numbers: string[]; lines: { id: number; quantity: number }[] }
}
