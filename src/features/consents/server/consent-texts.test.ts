import { afterAll, expect, it } from 'vitest'
import consents from '../../../../content/consents.json' with { type: 'json' }
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { emails, renderEmail } from '../../../app/worker/emails.tsx'
import { sampleContext } from '../../../app/worker/testing-emails.ts'
import { StartupProblem } from '../../../platform/operations/startup-problem.ts'
import { caseById } from '../../cases/server/case.ts'
import { orderOf } from '../../orders/server/stored-orders.ts'
import { caseIdOf, order, place, rowsOf } from '../../orders/server/testing.ts'
import { storeConsentTexts } from './consent-texts.ts'

const shop = await startTestShop()
afterAll(() => shop.stop())

const texts = () =>
  rowsOf<{ kind: string; version: string; text: string | null }>(
    shop,
    'select kind, version, text from agreement_texts order by id',
  )
const stored = async (number: string) => {
  const { database } = shop.testDatabase
  const opened = await caseById(database, await caseIdOf(shop, number))
  const found = opened && (await orderOf(database, opened))
  if (!found) throw new Error(`There is no order ${number}`)
  return found
}

it('what ships is there after a start, word for word, and another start changes nothing', async () => {
  const before = await texts()
  expect(before).toContainEqual({
    kind: 'direct-debit',
    version: `${consents.directDebit.version} CORE`,
    text: consents.directDebit.text.CORE,
  })
  expect(before.find(({ kind }) => kind === 'terms')?.text).toContain(consents.terms.text)
  await storeConsentTexts(shop.testDatabase.database)
  expect(await texts()).toEqual(before)
})

it('a text that somebody agreed to cannot be removed', async () => {
  await place(shop.visitor(), order)
  const before = await texts()
  await expect(rowsOf(shop, "delete from agreement_texts where kind = 'terms'")).rejects.toThrow(
    'blijft bewaard',
  )
  expect(await texts()).toEqual(before)
})

it('a text that is there cannot be changed', async () => {
  const before = await texts()
  await expect(rowsOf(shop, "update agreement_texts set text = 'iets anders'")).rejects.toThrow(
    'verandert niet',
  )
  expect(await texts()).toEqual(before)
})

it('a consent holds the words of its own time: what ships later changes no mail', async () => {
  const number = await place(shop.visitor(), order)
  await rowsOf(
    shop,
    `with old as (
       insert into agreement_texts (kind, version, text)
       values ('direct-debit', '2019-01 CORE', 'Zo vroeg {creditor} het toen.') returning id)
     update case_consents set agreement_text_id = old.id from old, agreement_texts
     where case_id = $1 and agreement_texts.id = agreement_text_id and agreement_texts.kind = 'direct-debit'`,
    [await caseIdOf(shop, number)],
  )
  const found = await stored(number)
  const { text } = await renderEmail(emails['order-confirmation'], found, sampleContext)
  expect(text).toContain(`Zo vroeg ${sampleContext.brand.legalName} het toen.`)
  expect(text).not.toContain('8 weken')
})

it('a consent holds whom it was given to: another name of the provider changes no mail', async () => {
  const found = await stored(await place(shop.visitor(), order))
  const { text } = await renderEmail(emails['order-confirmation'], found, {
    ...sampleContext,
    brand: { ...sampleContext.brand, legalName: 'Overgenomen B.V.' },
  })
  expect(text).toContain(`geef je ${sampleContext.brand.legalName} toestemming`)
})

it('an order brings a text that no start has brought yet', async () => {
  await rowsOf(
    shop,
    "begin; set local shop.retention = 'on'; delete from cases; delete from agreement_texts; commit",
  )
  const found = await stored(await place(shop.visitor(), order))
  expect(found.consents.map(({ kind, text }) => [kind, text === null])).toEqual([
    ['terms', false],
    ['direct-debit', false],
  ])
})

it('another wording under a version that is there stops the start with a sentence', async () => {
  await rowsOf(
    shop,
    "begin; set local shop.retention = 'on'; delete from cases; delete from agreement_texts; commit",
  )
  await rowsOf(
    shop,
    "insert into agreement_texts (kind, version, text) values ('long-term', $1, 'Iets anders.')",
    [consents.longTerm.version],
  )
  const start = storeConsentTexts(shop.testDatabase.database)
  await expect(start).rejects.toThrow(StartupProblem)
  await expect(start).rejects.toThrow(/"long-term" of version .* give the new wording a new version/)
})
