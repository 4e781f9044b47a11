import { expect, test } from 'vitest'
import { deskPaths } from '../src/api/desk-paths.ts'
import { orderedCase } from '../src/app/server/testing-desk.ts'
import { TestVisitor } from '../src/app/server/testing-shop.ts'
import { noticePage, progressPage, withdrawalPage } from '../src/common/account-pages.ts'
import { formatOrderNumber } from '../src/common/order-number.ts'
import { expectGoodScreen } from './support/accessibility.ts'
import { deliver } from './support/delivered.ts'
import { signInAtDesk } from './support/desk.ts'
import { followLinkOf, linkIn, mailAbout } from './support/mail.ts'
import { laptop, phone, sharedShop } from './support/visits.ts'

const { visit, shop, database } = sharedShop()

const linkTo = (number: string) => followLinkOf(shop(), number)

test('a guest follows his order by the link from its mail, asks for a change while staff confirm it, and cancels another one', async () => {
  const placed = () => orderedCase({ visitor: () => new TestVisitor(shop().url) })
  const number = await placed()
  const customer = await visit({ width: phone })
  await customer.goto(await linkTo(number))
  await customer.getByRole('heading', { name: `Bestelling ${formatOrderNumber(number)}` }).waitFor()
  expect(new URL(customer.url()).hash).toBe('')
  await customer
    .getByRole('listitem')
    .filter({ hasText: 'Bevestigd' })
    .getByText(/uiterlijk/)
    .waitFor()
  await expectGoodScreen(customer)

  await customer.getByRole('button', { name: 'Wijziging doorgeven' }).click()
  const dialog = customer.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Versturen' }).click()
  await dialog.getByText('Schrijf kort wat je wilt').first().waitFor()
  await expectGoodScreen(customer)
  await dialog.getByLabel('Wat moet er anders?').fill('Graag een dag later.')
  await dialog.getByRole('button', { name: 'Versturen' }).click()
  await customer.getByText('Je hebt een wijziging doorgegeven').waitFor()
  await customer.getByText('Graag een dag later.').waitFor()

  // Staff see it, and confirm.
  const desk = await visit({ width: laptop })
  await signInAtDesk(desk, database(), 'verkoop')
  await desk.goto(deskPaths.case(number))
  await desk.getByText('De klant wil iets wijzigen').waitFor()
  await expectGoodScreen(desk)
  await desk.getByRole('button', { name: 'Gesprek vastleggen' }).first().click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Gesproken', exact: true }).click()
  await desk.getByRole('dialog').waitFor({ state: 'detached' })
  await desk.getByText('De klant wil iets wijzigen').waitFor({ state: 'detached' })
  await desk.getByRole('button', { name: 'Bevestigen', exact: true }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Bevestigen', exact: true }).click()
  await desk.getByRole('dialog').waitFor({ state: 'detached' })

  // A reload keeps the link, and shows how it stands now.
  await customer.reload()
  await customer.getByText('We hebben je bestelling met je doorgenomen.').waitFor()
  await customer.getByRole('button', { name: 'Annuleren aanvragen' }).waitFor()
  await expectGoodScreen(customer)

  const other = await placed()
  const wide = await visit({ width: laptop })
  // A mail filter encoded the # of this one.
  await wide.goto((await linkTo(other)).replace('#', '%23'))
  await wide.getByRole('heading', { name: `Bestelling ${formatOrderNumber(other)}` }).waitFor()
  await wide.getByRole('button', { name: 'Bestelling annuleren' }).click()
  await wide.getByRole('dialog').getByLabel('Waarom?').fill('We verhuizen toch niet.')
  await expectGoodScreen(wide)
  await wide.getByRole('dialog').getByRole('button', { name: 'Bestelling annuleren' }).click()
  await wide.getByRole('list').getByText('Deze bestelling gaat niet door.').waitFor()
  await expectGoodScreen(wide)
})

test('a guest gives notice behind the link, which his organisation confirms by another one', async () => {
  const number = await orderedCase({ visitor: () => new TestVisitor(shop().url) })
  await deliver(database().database, number)
  const page = await visit({ width: phone })
  await page.goto(await linkTo(number))
  await page.getByRole('button', { name: 'Opzeggen' }).click()
  await page.getByRole('button', { name: 'Alles kiezen' }).click()
  const day = page.getByLabel('Laatste dag')
  await day.fill((await day.getAttribute('min')) ?? '')
  await page.getByRole('button', { name: 'Bekijk wat er stopt' }).click()
  await expectGoodScreen(page)
  await page.getByRole('button', { name: 'Stuur de link om te bevestigen' }).click()
  await page.getByText('De link is verstuurd').waitFor()
  await expectGoodScreen(page)

  const mail = await mailAbout(shop(), 'Bevestig de opzegging')
  const organisation = await visit({ width: laptop })
  await organisation.goto(linkIn(mail, noticePage))
  await organisation.getByText(/^Opzeggen kost je ten hoogste €/).waitFor()
  await expectGoodScreen(organisation)
  await organisation.getByRole('button', { name: 'Zeg definitief op' }).click()
  await organisation.getByText('Je opzegging is doorgegeven').waitFor()
  await organisation.reload()
  await organisation.getByText('Deze opzegging is al doorgegeven.').waitFor()
  await expectGoodScreen(organisation)

  await page.reload()
  await page.getByText(/^Opgezegd op/).waitFor()
  await page.getByRole('button', { name: 'Opzegging intrekken' }).click()
  await page.getByText('De link om in te trekken is verstuurd').waitFor()
  await expectGoodScreen(page)
  const withdrawal = await mailAbout(shop(), `Opzegging van contract C${formatOrderNumber(number)}`)
  await organisation.goto(linkIn(withdrawal, withdrawalPage))
  await organisation.getByRole('button', { name: 'Opzegging intrekken' }).click()
  await expectGoodScreen(organisation)
  await organisation.getByRole('dialog').getByRole('button', { name: 'Opzegging intrekken' }).click()
  await organisation.getByText('De opzegging is ingetrokken.').first().waitFor()
  await organisation.reload()
  await organisation.getByText(/valt er niets in te trekken/).waitFor()
  await expectGoodScreen(organisation)
})

test('a link that is not whole says so', async () => {
  const page = await visit({ width: phone })
  await page.goto(`${progressPage}#onzin`)
  await page.getByText('Deze link is niet compleet').waitFor()
  await expectGoodScreen(page)
})
