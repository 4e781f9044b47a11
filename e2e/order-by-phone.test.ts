import { expect, test } from 'vitest'
import { deskPaths } from '../src/api/desk-paths.ts'
import { paths } from '../src/api/paths.ts'
import { expectGoodScreen } from './support/accessibility.ts'
import { delayScripts, reloadWithoutWaiting } from './support/delayed-scripts.ts'
import { signInAtDesk } from './support/desk.ts'
import {
  action,
  fillInGuest,
  fillInGuestAddress,
  goOnWithoutRegistering,
  goToDetails,
  orderNow,
  terms,
  title,
} from './support/order-steps.ts'
import { sharedShop } from './support/visits.ts'

const { visit, database } = sharedShop()

/** No other order in the shop is of this company. */
const caller = 'Beller Bouw BV'

test('a colleague takes an order on the phone, and nothing of the caller stays in the browser', async () => {
  const page = await visit({ expectedProblems: /status of (401|404)/ })
  const colleague = await signInAtDesk(page, database(), 'verkoop')
  await page.goto(deskPaths.desk)
  await page.evaluate(() => localStorage.setItem('resellerId', 'eigen'))
  await page.goto(deskPaths.byPhone)
  await expectGoodScreen(page, 'Telefonisch bestellen – Beheer')
  await page.getByRole('button', { name: /^Cloud/ }).click()

  const bar = page.getByRole('complementary', { name: 'Telefonische bestelling' })
  await bar.waitFor()
  await page.getByRole('button', { name: 'Meer' }).first().click()
  await action(page, 'In winkelwagen').click()
  await title(page, 'Bekijk je winkelwagen').waitFor()
  await page.reload()
  await title(page, 'Bekijk je winkelwagen').waitFor()
  await action(page, 'Naar gegevens').click()
  await title(page, 'Vul je gegevens in').waitFor()
  expect(await page.getByRole('tab', { name: 'Ik ben al klant' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Registreren', exact: true }).count()).toBe(0)
  await page.getByText('Vul de gegevens van de beller in.').waitFor()
  const newCustomer = page.getByText('Registreer je')
  expect(await newCustomer.count()).toBe(0)
  const release = await delayScripts(page)
  await reloadWithoutWaiting(page)
  await newCustomer.waitFor({ state: 'attached' })
  expect(await newCustomer.isVisible()).toBe(false)
  release()
  await fillInGuestAddress(page)
  await fillInGuest(page, { Organisatie: caller, 'E-mailadres': 'beller@bouw.example' })
  await goOnWithoutRegistering(page)
  await page.getByText('Lees elke zin voor aan de beller').waitFor()
  await expectGoodScreen(page, 'Gegevens Cloud')
  await terms(page).check()
  await action(page, 'Naar controle').click()
  await title(page, 'Bestelling afronden').waitFor()

  // The session at the desk ends while the caller is on the line: nothing is lost, and the same order goes later.
  await database().pool.query(`update staff_sessions set expires_at = expires_at - interval '1 day'`)
  await action(page, 'Bestellen').click()
  await page.getByText('Je bent niet meer ingelogd bij beheer.').waitFor()
  await database().pool.query(`update staff_sessions set expires_at = expires_at + interval '1 day'`)
  const shown = await orderNow(page)
  await bar.waitFor()
  await page.getByRole('button', { name: 'Volgende beller' }).waitFor()
  await expectGoodScreen(page, 'Bedankt Cloud')

  const { rows } = await database().pool.query(
    `select assignee_id, due_at, array(select distinct channel from case_consents where case_id = cases.id) as channels
     from cases where number = $1`,
    [shown.replaceAll('-', '')],
  )
  expect(rows).toEqual([{ assignee_id: colleague.id, due_at: expect.any(Date), channels: ['phone'] }])

  await page.getByRole('button', { name: 'Volgende beller' }).click()
  await title(page, 'Telefonisch bestellen').waitFor()
  expect(
    await page.evaluate(() => [
      Object.keys(sessionStorage).filter(key => key.startsWith('beller.')),
      { ...localStorage },
    ]),
  ).toEqual([[], expect.objectContaining({ resellerId: 'eigen' })])
  // A caller of before is found, and the next order begins with what is known, but for the IBAN.
  const search = page.getByRole('searchbox', { name: /KVK/ })
  const found = page.getByRole('button', { name: new RegExp(`^${caller}`) })
  await search.fill(caller)
  // The worker lists a case a moment after it came in.
  await expect
    .poll(async () => {
      // An answer that a newer search overtakes is not shown.
      await Promise.all([page.waitForResponse(/bekende-klanten/), search.press('Enter')])
      return found.count()
    })
    .toBe(1)
  await found.click()
  await page.getByText('De bestelling begint met de gegevens van').waitFor()
  await expectGoodScreen(page, 'Telefonisch bestellen – Beheer')
  await page.getByRole('button', { name: /^Cloud/ }).click()
  await bar.waitFor()
  await page.getByRole('button', { name: 'Meer' }).first().click()
  await goToDetails(page)
  await page.getByRole('button', { name: 'Organisatiegegevens wijzigen' }).waitFor()
  await page.getByRole('button', { name: 'Contactgegevens wijzigen' }).waitFor()
  expect(await page.getByLabel('IBAN').inputValue()).toBe('')

  await bar.getByRole('button', { name: 'Stoppen' }).click()
  await title(page, 'Telefonisch bestellen').waitFor()
  await page.goto(paths.samenstellen('cloud'))
  await title(page, 'Cloud diensten').waitFor()
  await expect.poll(() => bar.count()).toBe(0)
})
