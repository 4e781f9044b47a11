import { afterAll, describe, expect, it, test } from 'vitest'
import { deskOf, orderedCase } from '../../../app/server/testing-desk.ts'
import { startTestShop, testSecrets } from '../../../app/server/testing-shop.ts'
import { startClamd, testVirus } from '../../../platform/outside/testing-clamd.ts'
import { caseEvents } from '../../cases/events.ts'
import { progressToken } from '../../mailed-links/server/progress-link.ts'
import { caseIdOf } from '../../orders/server/testing.ts'
import { quoteCalls } from '../../quotes/contract.ts'
import { quoteToken, sentQuote } from '../../quotes/server/testing.ts'
import { trackingCalls } from '../../tracking/contract.ts'
import { mostBytes } from '../limits.ts'

const clamd = await startClamd()
const shop = await startTestShop({}, { CLAMAV_URL: clamd.url })
const colleague = await shop.staff('verkoop')
afterAll(async () => {
  await shop.stop()
  await clamd.stop()
})

const tokenOf = async (number: string) =>
  progressToken(
    shop.testDatabase.database,
    await caseIdOf(shop, number),
    testSecrets.deriveKey('account-link'),
  )

function formOf(values: Readonly<Record<string, string>>, files: readonly (readonly [string, string])[]) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  for (const [name, content] of files) form.append('bestanden', new File([content], name))
  return form
}

const pdf = ['bon.pdf', '%PDF-1.7'] as const
const wish = async (
  token: string,
  files: readonly (readonly [string, string])[],
  words = 'Op dinsdag graag',
) =>
  shop
    .visitor()
    .post(trackingCalls.wishByLink.path, { body: formOf({ token, wish: 'change', words }, files) })

describe('files that a customer sends along', () => {
  it('with a request stand at its case, with the request', async () => {
    const number = await orderedCase(shop)
    expect((await wish(await tokenOf(number), [pdf, ['lijst.csv', 'a;b']])).status).toBe(200)
    const { timeline } = await deskOf(colleague, number).read()
    expect(timeline.find(({ type }) => type === caseEvents.changeAsked)).toMatchObject({
      words: { text: 'Op dinsdag graag' },
      files: [
        { name: 'bon.pdf', contentType: 'application/pdf', state: 'clean' },
        { name: 'lijst.csv', contentType: 'text/csv', state: 'clean' },
      ],
    })
  })

  it('with a question about a quote stand there too', async () => {
    const { number } = await sentQuote(shop, colleague)
    const body = formOf({ token: await quoteToken(shop, number), words: 'Kan dit erbij?' }, [pdf])
    expect((await shop.visitor().post(quoteCalls.askAboutQuote.path, { body })).status).toBe(204)
    const { timeline } = await deskOf(colleague, number).read()
    expect(timeline.find(({ type }) => type === caseEvents.quoteAsked)?.files).toMatchObject([
      { name: 'bon.pdf' },
    ])
  })

  test.each<readonly [string, readonly (readonly [string, string])[], string]>([
    ['a page', [['lees.txt', '<html>']], 'kunnen we niet aannemen'],
    ['a program', [['factuur.exe', 'MZ']], 'kunnen we niet aannemen'],
    ['a virus', [pdf, ['brief.txt', testVirus]], 'zit een virus'],
    ['an empty one', [['leeg.pdf', '']], 'is leeg'],
    [
      'one too many',
      Array.from({ length: 6 }, (_, place) => [`${place}.pdf`, '%PDF-1.7'] as const),
      'hoogstens 5',
    ],
  ])('are refused at their field where one is %s, and nothing is asked', async (_, files, words) => {
    const number = await orderedCase(shop)
    const response = await wish(await tokenOf(number), files)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      errors: { bestanden: { message: expect.stringContaining(words) } },
    })
    const { timeline } = await deskOf(colleague, number).read()
    expect(timeline.map(({ type }) => type)).not.toContain('change-asked')
  })

  it('are looked at for nobody without a link, nor where they are too large', async () => {
    const before = clamd.scanned.length
    expect((await wish('x'.repeat(43), [pdf])).status).toBe(404)
    const number = await orderedCase(shop)
    const response = await wish(await tokenOf(number), [['groot.pdf', 'x'.repeat(mostBytes + 70_000)]])
    expect(response.status).toBe(413)
    expect(clamd.scanned).toHaveLength(before)
  })

  it('do not make other bodies of the call large', async () => {
    const body = { token: 'x'.repeat(43), wish: 'change', words: 'x'.repeat(100_000) }
    expect((await shop.visitor().post(trackingCalls.wishByLink.path, { body })).status).toBe(413)
  })
})
