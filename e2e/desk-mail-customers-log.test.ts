import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { deskPaths } from '../src/api/desk-paths.ts'
import { addCustomer, customerPassword } from '../src/features/customers/server/testing.ts'
import { expectGoodScreen } from './support/accessibility.ts'
import { signInAtDesk } from './support/desk.ts'
import { sharedShop } from './support/visits.ts'

const { visit, database } = sharedShop()
const email = 'lotte@windmolen.example'

test('a colleague helps a customer, sees the mail that went and what was written down', async () => {
  const page = await visit({ expectedProblems: /status of (403|409)/ })
  const id = await addCustomer({ testDatabase: database() }, { email, password: customerPassword })
  await database().pool.query(
    `update customers set organization = organization || '{"companyName": "Bakkerij De Windmolen"}' where id = $1`,
    [id],
  )
  const colleague = await signInAtDesk(page, database(), 'beheerder')

  await page.goto(deskPaths.customers)
  await page.getByLabel(/^Zoek op bedrijf/).fill('windmoln')
  await page.getByRole('search', { name: 'Klanten' }).getByRole('button', { name: 'Zoeken' }).click()
  await page.waitForURL(/zoek=windmoln/)
  await expectGoodScreen(page, 'Klanten – Beheer')
  await page.getByRole('link', { name: 'Bakkerij De Windmolen' }).click()
  await page.getByRole('heading', { name: 'Geschiedenis' }).waitFor()
  await expectGoodScreen(page, 'Bakkerij De Windmolen – Beheer')

  // A correction on top of what somebody else wrote shows both and loses neither.
  await page.getByRole('button', { name: 'Organisatie wijzigen' }).click()
  await page.getByLabel('Organisatie', { exact: true }).fill('De Nieuwe Molen')
  await database().pool.query(
    `update customers set organization = organization || '{"city": "Diemen"}' where id = $1`,
    [id],
  )
  await page.getByRole('button', { name: 'Gegevens opslaan' }).click()
  await page.getByText('Deze gegevens zijn intussen gewijzigd').first().waitFor()
  await page.getByText('Diemen').waitFor()
  await expectGoodScreen(page)
  await page.getByRole('button', { name: 'Gegevens opslaan' }).click()
  await page.getByText('De gegevens zijn opgeslagen').waitFor()
  await page.getByRole('heading', { name: /^De Nieuwe Molen/ }).waitFor()

  await page.getByRole('button', { name: 'Blokkeer account' }).click()
  const question = page.getByRole('dialog', { name: 'Account blokkeren' })
  await question.getByLabel('Reden').fill('Laptop gestolen')
  await question.getByRole('button', { name: 'Blokkeren' }).click()
  await page.getByText('Dit account is geblokkeerd').waitFor()
  await expectGoodScreen(page)
  await page.getByRole('button', { name: 'Hef blokkade op' }).click()
  await page.getByRole('button', { name: 'Stuur wachtwoordlink' }).click()
  await page.getByText(`De link is onderweg naar ${email}`).waitFor()

  await page.goto(`${deskPaths.mails}?soort=password-reset`)
  await page.getByRole('link', { name: email }).click()
  const mail = page.frameLocator('iframe')
  await mail.getByText('Kies een nieuw wachtwoord').first().waitFor()
  await expectGoodScreen(page, 'Mail – Beheer')
  await page.getByRole('tab', { name: 'Als tekst' }).click()
  await page.getByText(/wachtwoord-kiezen#…/).waitFor()
  await page.goto(deskPaths.mails)
  await page.getByRole('button', { name: 'Testmail naar mij' }).click()
  await page.getByText(`De testmail is onderweg naar ${colleague.email}`).waitFor()
  await expectGoodScreen(page, 'Mail – Beheer')

  await page.goto(deskPaths.audit)
  await page.getByLabel('Wat', { exact: true }).selectOption({ label: 'Klant geblokkeerd' })
  await page.waitForURL(/soort=customer-blocked/)
  await page.getByText('Laptop gestolen').first().waitFor()
  await expectGoodScreen(page, 'Logboek – Beheer')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporteer als CSV' }).click()
  const file = await (await download).path()
  expect(await readFile(file, 'utf8')).toContain('Laptop gestolen')
})
