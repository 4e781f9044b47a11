import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { paths } from '../src/api/paths.ts'
import { savedCartPage } from '../src/common/account-pages.ts'
import { expectGoodScreen } from './support/accessibility.ts'
import { openCompose, setQuantity } from './support/compose-screen.ts'
import { addresses, checkAddress } from './support/internet-screen.ts'
import { linkIn, newestMailTo } from './support/mail.ts'
import { action, title } from './support/order-steps.ts'
import { laptop, phone, sharedShop } from './support/visits.ts'

const { visit, shop, database } = sharedShop()

test('a cart that is kept on a laptop goes on on a phone, which says what became dearer meanwhile', async () => {
  const page = await visit({ width: laptop })
  await openCompose(page, 'cloud')
  await setQuantity(page, 'Office Compleet', 2)
  await page.goto(paths.winkelwagen('cloud'))
  await page.getByRole('button', { name: 'Bewaar voor later' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bewaar je winkelwagen' })
  await dialog.getByRole('button', { name: 'Stuur me de link' }).click()
  await dialog
    .getByText(/e-mailadres/i)
    .last()
    .waitFor()
  await expectGoodScreen(page)
  await dialog.getByLabel('E-mailadres').fill('later@korenmolen.example')
  await dialog.getByRole('button', { name: 'Stuur me de link' }).click()
  await dialog.getByText('De link is onderweg naar later@korenmolen.example.').waitFor()
  await expectGoodScreen(page)
  const link = linkIn(await newestMailTo(shop(), 'later@korenmolen.example', 1), savedCartPage)

  // It cost less when it was kept.
  await database().pool.query(
    "update saved_carts set lines = jsonb_set(lines, '{0,product,priceInCents}', '100')",
  )
  const mobile = await visit({ width: phone })
  await mobile.goto(link)
  await mobile.waitForURL(`**${paths.winkelwagen('cloud')}`)
  await mobile.getByRole('row', { name: /2 × Office Compleet/ }).waitFor()
  await mobile
    .getByText(/Office Compleet. Prijs was €\s1,00/)
    .first()
    .waitFor()
  await expectGoodScreen(mobile)

  // Another cart is there: it asks before it takes its place.
  const other = await visit({ width: phone })
  await openCompose(other, 'mobiel')
  await setQuantity(other, 'Mobiel 5 GB', 1)
  await other.goto(link)
  await other.getByText('Je hebt hier al een winkelwagen').waitFor()
  await expectGoodScreen(other)
  await other.getByRole('button', { name: 'Open de bewaarde winkelwagen' }).click()
  await other.waitForURL(`**${paths.winkelwagen('cloud')}`)
  await other.getByRole('row', { name: /2 × Office Compleet/ }).waitFor()
})

test.each([
  [addresses.fibreAndDsl, 'Levertijd 1 tot 3 weken'],
  [addresses.fibreNear, 'Levertijd 10 tot 20 weken'],
])(
  'a cart for %o that is opened again says its %s at once, after a reload and in another tab',
  async (address, words) => {
    const email = `${address.number}@korenmolen.example`
    const page = await visit()
    await checkAddress(page, address)
    await page.getByRole('radio', { name: 'Zakelijk Glasvezel 500/500' }).check({ force: true })
    await action(page, 'In winkelwagen').click()
    await page.getByRole('button', { name: 'Bewaar voor later' }).click()
    const dialog = page.getByRole('dialog', { name: 'Bewaar je winkelwagen' })
    await dialog.getByLabel('E-mailadres').fill(email)
    await dialog.getByRole('button', { name: 'Stuur me de link' }).click()
    await dialog.getByText(/De link is onderweg/).waitFor()

    const resumed = await visit()
    const says = async (where: Page) => {
      await where.getByText(words).first().waitFor()
      expect(await where.getByText('Levertijd in overleg').count()).toBe(0)
    }
    await resumed.goto(linkIn(await newestMailTo(shop(), email, 1), savedCartPage))
    await resumed.waitForURL(`**${paths.winkelwagen('internet')}`)
    await says(resumed)
    await resumed.reload()
    await says(resumed)
    const tab = await resumed.context().newPage()
    await tab.goto(paths.winkelwagen('internet'))
    await says(tab)
    await action(tab, 'Naar gegevens').click()
    await title(tab, 'Vul je gegevens in').waitFor()
    await says(tab)
  },
)

test('a link that is over says so, and where to begin', async () => {
  const page = await visit({ width: phone, expectedProblems: /status of 404/ })
  await page.goto(`${savedCartPage}#${'x'.repeat(43)}`)
  await page.getByText('Deze winkelwagen is er niet meer').waitFor()
  await expectGoodScreen(page)
  await page.getByRole('link', { name: 'Begin een bestelling' }).click()
  await page.waitForURL(`**${paths.emptyBasket}`)
})
