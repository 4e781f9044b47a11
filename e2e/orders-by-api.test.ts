import type { Page } from 'playwright-core'
import { Webhook } from 'standardwebhooks'
import { afterAll, expect, test } from 'vitest'
import { deskPaths } from '../src/api/desk-paths.ts'
import { formatOrderNumber } from '../src/common/order-number.ts'
import { tmfPath } from '../src/features/api-clients/tmf-resources.ts'
import { documentedRequests } from '../src/features/tmf/server/kit/testing-docs.ts'
import { type Received, startReceiver } from '../src/features/webhooks/server/testing.ts'
import { expectGoodScreen, expectNoAxeViolations } from './support/accessibility.ts'
import { signInAtDesk } from './support/desk.ts'
import { phone, sharedShop } from './support/visits.ts'

/** A provider's system orders, delivers and is told, while colleagues work the same case. */

const receiver = await startReceiver()
afterAll(() => receiver.stop())

const { visit, database, shop } = sharedShop()
// Tests that follow have nobody to tell.
afterAll(() => database().pool.query('delete from webhook_subscriptions'))

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

/** As `expectGoodScreen`, with its colours on a phone too. */
async function expectGoodAtBothWidths(page: Page) {
  await expectGoodScreen(page)
  const wide = page.viewportSize()
  if (!wide) throw new Error('The window has no size')
  await page.setViewportSize({ ...wide, width: phone })
  await expectNoAxeViolations(page)
  await page.setViewportSize(wide)
}

/** An administrator makes a client of the API with these scopes; its key is read from the screen. */
async function makeClient(page: Page, name: string, scopes: readonly string[]): Promise<string> {
  await page.goto(deskPaths.apiClients)
  await page.getByRole('link', { name: 'Koppeling maken' }).click()
  await page.getByLabel('Naam', { exact: true }).fill(name)
  await page.getByLabel('E-mailadres bij problemen').fill('crm@provider.example')
  await expectGoodAtBothWidths(page)
  for (const scope of scopes) await page.getByRole('checkbox', { name: scope, exact: true }).check()
  await button(page, 'Koppeling en sleutel maken').click()
  const key = await dialog(page).getByLabel('Sleutel', { exact: true }).inputValue()
  await expectGoodScreen(page)
  await button(page, 'Ik heb het opgeslagen').click()
  return key
}

/** A receiver of events about orders, as an administrator adds it; its secret is read from the screen. */
async function makeWebhook(page: Page): Promise<string> {
  await page.goto(deskPaths.webhooks)
  await page.getByRole('link', { name: 'Nieuwe webhook' }).click()
  await page.getByLabel('Naam', { exact: true }).fill('Magazijn')
  await page.getByLabel('Adres', { exact: true }).fill(receiver.url)
  for (const type of ['Bestelling binnengekomen', 'Bestelling heeft een andere status'])
    await page.getByRole('checkbox', { name: type }).check()
  await expectGoodAtBothWidths(page)
  await button(page, 'Webhook maken').click()
  const secret = await dialog(page).getByLabel('Geheim', { exact: true }).inputValue()
  await button(page, 'Ik heb het opgeslagen').click()
  return secret
}

async function call(key: string, method: string, path: string, body?: unknown) {
  const response = await fetch(shop().url + path, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** Waits for another attempt of what waits, without the hours between them. */
async function attempted(type: string, count: number) {
  await expect
    .poll(
      async () => {
        await database().pool.query("update webhook_messages set due_at = now() where state = 'waiting'")
        return ofType(type).length
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThanOrEqual(count)
}

const typeOf = ({ body }: Received): string => JSON.parse(body).type
const idOf = ({ headers }: Received) => headers['webhook-id']

const ofType = (type: string): readonly Received[] => receiver.received.filter(each => typeOf(each) === type)

/** Calls about one type of event, once there are so many. */
async function told(type: string, count: number): Promise<readonly Received[]> {
  await expect.poll(() => ofType(type).length, { timeout: 60_000 }).toBe(count)
  return ofType(type)
}

test('an order by API is worked at the desk and delivered by API; its receiver hears of it after three failures, and once more by a replay', async () => {
  const boss = await visit()
  await signInAtDesk(boss, database(), 'beheerder')
  const key = await makeClient(boss, 'CRM', [
    'Bestellingen: Lezen',
    'Bestellingen: Maken',
    'Bestellingen: Wijzigen',
  ])
  const verifier = new Webhook(await makeWebhook(boss))
  receiver.answers({ status: 500 })

  const [order] = documentedRequests('orders.md')
  if (!order) throw new Error('The documentation shows no order')
  const placed = await call(key, order.method, order.path, order.body)
  expect(placed.status).toBe(201)
  const { id } = placed.body as { readonly id: string }

  // Three attempts fail, each under the same id; a later one arrives.
  for (const attempt of [1, 2, 3]) await attempted('order.created', attempt)
  const failed = ofType('order.created').length
  receiver.answers({ status: 204 })
  await attempted('order.created', failed + 1)
  const attempts = ofType('order.created')
  expect(new Set(attempts.map(idOf)).size).toBe(1)
  for (const { body, headers } of attempts)
    expect(verifier.verify(body, headers as Record<string, string>)).toMatchObject({ data: { id } })

  // A colleague confirms it by phone; the delivering system completes it.
  const colleague = await visit()
  await signInAtDesk(colleague, database(), 'verkoop')
  await colleague.goto(deskPaths.case(id))
  await colleague.getByRole('heading', { level: 1, name: formatOrderNumber(id) }).waitFor()
  await button(colleague, 'Bevestigen').click()
  await dialog(colleague).getByRole('button', { name: 'Bevestigen', exact: true }).click()
  await dialog(colleague).waitFor({ state: 'detached' })
  await told('order.state-changed', 1)
  const path = tmfPath('TMF622', 'productOrder', id)
  await expect.poll(async () => (await call(key, 'GET', path)).body.state).toBe('inProgress')
  const delivered = await call(key, 'PATCH', path, { state: 'completed' })
  expect(delivered).toMatchObject({ status: 200, body: { id, state: 'completed' } })
  const [, completed] = await told('order.state-changed', 2)
  await colleague.getByText('Deze zaak is afgesloten.').waitFor()
  await colleague.getByText('CRM').first().waitFor()
  await expectGoodScreen(colleague)

  // The message about the delivery is sent once more, as it was.
  await boss.goto(deskPaths.webhooks)
  await boss.getByRole('link', { name: 'Magazijn' }).click()
  await expectGoodAtBothWidths(boss)
  await boss.getByRole('link', { name: 'Bestelling heeft een andere status' }).first().click()
  await boss.getByText('Kenmerk (webhook-id)').waitFor()
  await expectGoodAtBothWidths(boss)
  await button(boss, /opnieuw/i)
    .first()
    .click()
  const repeated = (await told('order.state-changed', 3)).at(-1)
  expect(repeated && [idOf(repeated), repeated.body]).toEqual(completed && [idOf(completed), completed.body])
})

test('a key that is revoked in the middle of paging gets no further page', async () => {
  const boss = await visit()
  await signInAtDesk(boss, database(), 'beheerder')
  const key = await makeClient(boss, 'Rapportage', ['Aanbod: Lezen'])
  const first = await call(key, 'GET', `${tmfPath('TMF620', 'productOffering')}?limit=5`)
  expect(first.body).toHaveLength(5)
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  const { pathname, search } = new URL(next)
  expect((await call(key, 'GET', pathname + search)).body).toHaveLength(5)

  await button(boss, /^Trek de sleutel in die eindigt op/).click()
  await dialog(boss).getByRole('button', { name: 'Intrekken', exact: true }).click()
  await boss.getByText('Deze koppeling heeft geen sleutel en komt er dus niet in.').waitFor()
  const refused = await call(key, 'GET', pathname + search)
  expect(refused).toMatchObject({ status: 401, body: { code: 'invalidCredential' } })
})
