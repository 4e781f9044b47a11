import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { deskPaths } from '../src/api/desk-paths.ts'
import { problemText } from '../src/features/catalogue/revision-words.ts'
import { readCatalogueFiles } from '../src/features/catalogue/server/catalogue-files.ts'
import { endOffering } from '../src/features/catalogue/server/edit-items.ts'
import { checkRevision } from '../src/features/catalogue/server/plan-revision.ts'
import { makeRevision, planRevision } from '../src/features/catalogue/server/revisions.ts'
import { changesOf, findRevision } from '../src/features/catalogue/server/stored-revisions.ts'
import { changePrice, priceOf, sellAsBefore, stopSelling } from '../src/features/catalogue/server/testing.ts'
import { addStaff } from '../src/features/staff/server/testing.ts'
import { expectGoodScreen, expectNoAxeViolations } from './support/accessibility.ts'
import { openCompose, setQuantity } from './support/compose-screen.ts'
import { signInAtDesk } from './support/desk.ts'
import { goToCheckAsGuest } from './support/order-as-guest.ts'
import { action, openCheck, title } from './support/order-steps.ts'
import { euros } from './support/prices.ts'
import { testShop } from './support/visits.ts'

/**
 * Plans of the catalogue that need a second colleague, and changes of it while somebody orders; the shop is of this file alone, since it
 * sells otherwise from then on.
 */

const { visit, database } = testShop({ CATALOGUE_APPROVAL: 'on' })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name })
const dialog = (page: Page) => page.getByRole('dialog')

/** The two plans of telephony, of which one must be sold. */
const [basic, plus] = [31001, 31002]

/** A revision that ends a product and that a colleague planned. @returns its id */
async function plannedEnd(item: number, startsAt: string, name: string): Promise<number> {
  const services = {
    database: database().database,
    publicUrl: 'http://shop.example',
    needsApproval: false,
    reach: {},
    previewKey: Buffer.alloc(32),
  }
  const { id: staffId } = await addStaff(services.database, { role: 'catalogus' })
  const made = await makeRevision(services, staffId, { name, description: '', startsAt })
  if (made.kind !== 'done') throw new Error('The revision was not made')
  const act = { staffId, id: made.value }
  await endOffering(services, { ...act, item, version: 0 })
  const stored = await findRevision(services.database, made.value)
  const changes = await changesOf(services.database, made.value)
  const { warned } = await checkRevision(services.database, changes, stored?.startsAt ?? null)
  const confirmed = warned.map(problemText)
  const planned = await planRevision(services, act, { version: stored?.version ?? 0, confirmed })
  expect(planned.kind).toBe('done')
  return made.value
}

test('a revision that breaks a rule with a planned one says which one and from when; the planned one is undone by two colleagues', async () => {
  const planned = await plannedEnd(basic, '2098-02-01', 'Basis weg')
  const page = await visit({ expectedProblems: /status of 409/ })
  await signInAtDesk(page, database(), 'catalogus')
  await page.goto(deskPaths.catalogue)
  await button(page, 'Nieuwe herziening').click()
  await dialog(page).getByLabel('Naam').fill('Plus weg')
  await dialog(page).getByLabel('Gaat in op').fill('2098-01-15')
  await button(page, 'Herziening beginnen').click()
  await link(page, 'Aanbod bewerken').click()
  await page.getByLabel('Zoek op naam, groep of id').fill(String(plus))
  await page.keyboard.press('Enter')
  await page.getByText('1 product', { exact: true }).waitFor()
  await page.getByRole('row').nth(1).getByRole('link').click()
  await button(page, 'Laten vervallen').click()
  await page.getByRole('main').getByText('Dit product vervalt met deze herziening.').waitFor()
  await page.goto(deskPaths.catalogue)
  await link(page, 'Plus weg').click()
  const problem = page.getByRole('region', { name: 'Wat in de weg staat' })
  await problem.getByText(/Vanaf 1.februari 2098, als de herziening “Basis weg” ingaat/).waitFor()
  await expectGoodScreen(page)

  await problem.getByRole('link', { name: 'Naar die herziening' }).click()
  await button(page, 'Terugdraaien').click()
  await dialog(page)
    .getByText(/Een tweede collega moet dit bevestigen/)
    .waitFor()
  await dialog(page).getByLabel('Reden').fill('Basis blijft toch')
  await expectGoodScreen(page)
  await button(page, 'Terugdraaien vragen').click()
  await button(page, 'Verzoek intrekken').waitFor()
  await expectGoodScreen(page)

  const second = await visit()
  await signInAtDesk(second, database(), 'catalogus')
  await second.goto(deskPaths.catalogue)
  await second.getByText('Terugdraaien gevraagd').waitFor()
  await expectGoodScreen(second)
  await link(second, 'Basis weg').click()
  await second.getByText(/Basis blijft toch/).waitFor()
  await button(second, 'Afwijzen').click()
  await dialog(second).getByLabel('Reden').waitFor()
  await expectGoodScreen(second)
  await second.keyboard.press('Escape')
  await button(second, 'Terugdraaien bevestigen').click()
  await second.getByText('Teruggedraaid: hiervan geldt niets meer.').waitFor()
  await expectGoodScreen(second)

  await page.goto(deskPaths.revision(planned))
  await page.getByText('Teruggedraaid: hiervan geldt niets meer.').waitFor()
  await page.goto(deskPaths.catalogue)
  await link(page, 'Plus weg').click()
  await page.getByRole('heading', { level: 1, name: 'Plus weg' }).waitFor()
  await expect.poll(() => problem.getByText(/Basis weg/).count()).toBe(0)
})

test('a day that cannot be shown says why, and the link to one that can is ended by its maker', async () => {
  const page = await visit({ expectedProblems: /status of 422/ })
  await signInAtDesk(page, database(), 'catalogus')
  await page.goto(deskPaths.catalogue)
  await button(page, 'De shop op een dag bekijken').click()
  await dialog(page).getByLabel('Dag').fill('2020-01-01')
  await button(page, 'Maak de link').click()
  await dialog(page).getByRole('alert').waitFor()
  await expectGoodScreen(page)
  await dialog(page).getByLabel('Dag').fill('2098-01-20')
  await button(page, 'Maak de link').click()
  await dialog(page).getByLabel('Link').waitFor()
  await page.keyboard.press('Escape')
  await page.goto(deskPaths.catalogue)
  const end = page.getByRole('button', { name: /^De shop op .*2098 beëindigen$/ })
  await end.waitFor()
  await expectGoodScreen(page)
  await end.click()
  await expect.poll(() => end.count()).toBe(0)
})

const setupOfFibre500 = 11006

/** The pages that say that setting up a line is free: no other may type it (scripts/lib/typed-facts.mjs). */
const promising = ['/', '/zakelijk-internet', '/zakelijk-glasvezel']

async function pagesWithFreeSetup(page: Page): Promise<readonly string[]> {
  const words = /gratis\s+installatie|installatie\s+(?:is\s+)?gratis/i
  const texts = await Promise.all(promising.map(async address => (await page.request.get(address)).text()))
  return promising.filter((_, place) => words.test(texts[place]?.replace(/<[^>]*>/g, ' ') ?? ''))
}

test('a set-up that is no longer free is said to be on no page, and on the same again once it is', async () => {
  const { pool } = database()
  const page = await visit()
  expect(await pagesWithFreeSetup(page)).toEqual(promising)
  await page.goto('/zakelijk-glasvezel')
  const promise = page.getByText('Nu gratis installatie', { exact: true })
  await promise.waitFor()

  await changePrice(pool, setupOfFibre500, 49_00)
  await expect.poll(() => pagesWithFreeSetup(page)).toEqual([])
  await page.reload()
  await page.getByText('Vast IPv4-adres en IPv6', { exact: true }).waitFor()
  expect(await promise.count()).toBe(0)
  await expectGoodScreen(page)

  await sellAsBefore(pool)
  await expect.poll(() => pagesWithFreeSetup(page)).toEqual(promising)
})

const fibre500ForAYear = 11005

test('controle asks for consent when a price has changed, and orders at the new one', async () => {
  const page = await visit({ expectedProblems: /status of 409/ })
  await openCheck(page)
  await changePrice(database().pool, fibre500ForAYear, priceOf(fibre500ForAYear) + 100)
  await action(page, 'Bestellen').click()
  const question = page.getByRole('dialog', { name: 'Er is een prijs veranderd' })
  await question.getByText(euros(priceOf(fibre500ForAYear))).waitFor()
  await question.getByText(euros(priceOf(fibre500ForAYear) + 100)).waitFor()
  await expectNoAxeViolations(page)
  await question.getByRole('button', { name: 'Akkoord en bestellen' }).click()
  await title(page, 'Bedankt voor je bestelling!').waitFor()
})

test('what is sold no more is refused by its name, leaves the cart, and the rest can be ordered', async () => {
  const page = await visit({ expectedProblems: /status of 422/ })
  await openCompose(page, 'cloud')
  await setQuantity(page, 'Office Compleet', 1)
  await setQuantity(page, 'Office Online', 1)
  await goToCheckAsGuest(page)
  const table = page.getByRole('table', { name: 'Overzicht van jouw bestelling' })
  await table
    .getByRole('row', { name: /Office Online/ })
    .first()
    .waitFor()
  await retire('Office Online')

  await action(page, 'Bestellen').click()
  await page.getByText('Office Online wordt niet meer verkocht.', { exact: true }).waitFor()
  await noticeOf(page).getByText('Verwijderd: Office Online. Niet meer leverbaar').waitFor()
  await expect.poll(() => table.getByRole('row', { name: /Office Online/ }).count()).toBe(0)
  await action(page, 'Bestellen').click()
  await title(page, 'Bedankt voor je bestelling!').waitFor()
})

const noticeOf = (page: Page) => page.getByRole('region', { name: 'Wijziging van je winkelwagen' })

/** As an import of the catalogue does. */
async function retire(name: string): Promise<void> {
  const named = readCatalogueFiles().filter(offering => offering.name === name)
  await stopSelling(database().pool, ...named.map(({ id }) => id))
}
