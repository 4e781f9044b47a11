import { generate } from 'otplib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { deskPaths } from '../src/api/desk-paths.ts'
import { deskAccessPage } from '../src/common/desk-pages.ts'
import { expectGoodScreen } from './support/accessibility.ts'
import { setUpSecondFactor } from './support/desk.ts'
import { linkIn, newestMailTo } from './support/mail.ts'
import { testShop } from './support/visits.ts'

const { visit, shop } = testShop()
const refusedCall = /the server responded with a status of (401|403)/
const password = 'drie meeuwen op het dak'
const colleague = 'noor@lijnhaven.example'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The link that the start printed. */
async function printedLink(): Promise<string> {
  const found = () => /http\S+\/beheer\/toegang#\S+/.exec(shop().log())?.[0] ?? ''
  await expect.poll(found).not.toBe('')
  return found()
}

test('the first administrator opens the desk, protects his account and invites a colleague, who may what his role permits', async () => {
  const boss = await visit({ expectedProblems: refusedCall })
  await boss.goto(await printedLink())
  await boss.getByLabel('Naam').fill('Saar Jansen')
  await boss.getByLabel('E-mailadres').fill('saar@lijnhaven.example')
  await boss.getByLabel('Nieuw wachtwoord').fill(password)
  await expectGoodScreen(boss)
  await button(boss, 'Naar beheer').click()
  await boss.getByRole('link', { name: 'Account van Saar Jansen' }).click()
  const key = await setUpSecondFactor(boss)
  await boss.getByText('Bij het inloggen vul je ook een code uit je app in.').waitFor()

  await button(boss, 'Menu').click()
  await boss.getByRole('link', { name: 'Medewerkers' }).click()
  await button(boss, 'Collega uitnodigen').click()
  await boss.getByRole('dialog').getByLabel('E-mailadres').fill(colleague)
  await boss.getByRole('dialog').getByLabel('Rol').selectOption('Lezer')
  await button(boss, 'Uitnodiging sturen').click()
  await boss.getByRole('row', { name: colleague }).getByText('Uitgenodigd').waitFor()
  await expectGoodScreen(boss)

  const reader = await visit({ expectedProblems: refusedCall })
  await reader.goto(linkIn(await newestMailTo(shop(), colleague, 1), deskAccessPage))
  await reader.getByLabel('Naam').fill('Noor de Wit')
  await reader.getByLabel('Nieuw wachtwoord').fill(password)
  await button(reader, 'Naar beheer').click()
  await reader.getByRole('link', { name: 'Account van Noor de Wit' }).waitFor()
  await button(reader, 'Menu').click()
  await reader.getByRole('link', { name: 'Catalogus' }).waitFor()
  expect(await reader.getByRole('link', { name: 'Medewerkers' }).count()).toBe(0)
  await reader.goto(deskPaths.colleagues)
  await reader.getByText('Wel met de rol beheerder.').waitFor()
  await expectGoodScreen(reader)

  await button(reader, 'Menu').click()
  await button(reader, 'Uitloggen').click()
  await reader.waitForURL(`**${deskPaths.signIn()}`)
  await reader.goto(deskPaths.account)
  await reader.getByLabel('E-mailadres').fill(colleague)
  await reader.getByLabel('Wachtwoord').fill(password)
  await button(reader, 'Inloggen').click()
  await reader.waitForURL(`**${deskPaths.account}`)

  await boss.goto(deskPaths.audit)
  await boss.getByRole('listitem').filter({ hasText: 'Medewerker begonnen' }).first().waitFor()
  await signInOverThePage(boss, key)
})

/** Loses the session with a password typed, and goes on by signing in over the page. */
async function signInOverThePage(page: Page, key: string) {
  await page.getByRole('link', { name: 'Account van Saar Jansen' }).click()
  await page.getByLabel('Huidig wachtwoord').fill(password)
  await page.getByLabel('Nieuw wachtwoord').fill('vijf kano’s in de sloot')
  await page.context().clearCookies({ name: 'beheer' })
  await button(page, 'Wachtwoord wijzigen').click()
  const dialog = page.getByRole('dialog', { name: 'Log opnieuw in' })
  await dialog.getByLabel('Wachtwoord').fill(password)
  await dialog.getByRole('button', { name: 'Inloggen' }).click()
  const next = Math.floor(Date.now() / 1000) + 30
  await dialog.getByLabel(/^Code uit je app/).fill(await generate({ secret: key, epoch: next }))
  await dialog.getByRole('button', { name: 'Inloggen' }).click()
  await page.getByText('Je wachtwoord is gewijzigd').waitFor()
}
