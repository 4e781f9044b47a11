import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import resellers from '../content/resellers.json' with { type: 'json' }
import { expectGoodScreen } from './support/accessibility.ts'
import { expectDiscreetLog, register } from './support/account.ts'
import { more, openCompose } from './support/compose-screen.ts'
import { orderAsGuest, orderOnGoodScreens } from './support/order-as-guest.ts'
import {
  action,
  agreeAndGoToCheck,
  goToDetails,
  openDetails,
  orderNow,
  title,
} from './support/order-steps.ts'
import { phone, sharedShop } from './support/visits.ts'

const { visit, database, shop } = sharedShop()
const [reseller] = resellers
const banner = (page: Page) =>
  page.getByText(`Je bestelt momenteel met een reseller account (${reseller?.companyName})`)
const wrongBanner = (page: Page) => page.getByText('Er is een onjuist resellerId gebruikt.')
const notAReseller = /404.*reseller-company-name/
const keptId = (page: Page) => page.evaluate(() => localStorage.getItem('resellerId'))

afterEach(() => expectDiscreetLog(shop()))

const follow = async (page: Page, id: string) => {
  await page.goto(`/bestellen/resellerId/${id}`)
  await title(page, 'Je winkelwagen is nog leeg').waitFor()
}

async function composeCloud(page: Page): Promise<void> {
  await openCompose(page, 'cloud')
  await more(page, 'Office Compleet').click()
}

const resellerOf = async (shown: string) =>
  (
    await database().pool.query<{ reseller_id: string | null }>(
      'select reseller_id from cases where number = $1',
      [shown.replaceAll('-', '')],
    )
  ).rows

test('who follows a link of a reseller orders in his name, and orders again', async () => {
  const page = await visit({ width: phone })
  await follow(page, reseller?.id ?? '')
  await banner(page).waitFor()
  await expectGoodScreen(page)
  await page.reload()
  await banner(page).waitFor()
  await composeCloud(page)
  await banner(page).waitFor()
  const shown = await orderOnGoodScreens(page, 'Cloud')
  expect(await resellerOf(shown)).toEqual([{ reseller_id: reseller?.id }])
  await page
    .getByRole('main')
    .getByRole('link', { name: /mobiel/i })
    .click()
  await banner(page).waitFor()
  await more(page, 'Mobiel 5 GB').click()
  // The details go along.
  await goToDetails(page)
  await agreeAndGoToCheck(page)
  const second = await orderNow(page)
  expect(await resellerOf(second)).toEqual([{ reseller_id: reseller?.id }])
})

test('a link that is nobody’s says so and stands on no order', async () => {
  const page = await visit({ width: phone, expectedProblems: notAReseller })
  await follow(page, 'niemand')
  await wrongBanner(page).waitFor()
  await expectGoodScreen(page)
  await composeCloud(page)
  await wrongBanner(page).waitFor()
  const shown = await orderAsGuest(page)
  expect(await resellerOf(shown)).toEqual([{ reseller_id: null }])
  expect(await keptId(page)).toBeNull()
})

test('the reseller of the link stands on the registration, which becomes the account', async () => {
  const page = await visit()
  await follow(page, reseller?.id ?? '')
  await openDetails(page)
  await banner(page).waitFor()
  await register(page, 'via@donald.example')
  const { rows } = await database().pool.query(
    "select reseller_id from registrations where email = 'via@donald.example'",
  )
  expect(rows).toEqual([{ reseller_id: reseller?.id }])
})

test('a later link of another reseller takes the place of the first', async () => {
  const page = await visit({ expectedProblems: notAReseller })
  await follow(page, 'niemand')
  await wrongBanner(page).waitFor()
  await follow(page, reseller?.id ?? '')
  await banner(page).waitFor()
  await expect.poll(() => wrongBanner(page).count()).toBe(0)
  await composeCloud(page)
  await action(page, 'In winkelwagen').click()
  await banner(page).waitFor()
})
