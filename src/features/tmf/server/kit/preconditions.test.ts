import { afterAll, describe, expect, it, test } from 'vitest'
import { deskOf, orderedCase } from '../../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { tmfPath } from '../../../api-clients/tmf-resources.ts'
import { sentTo } from '../../../quotes/server/tmf/testing.ts'
import { etagOf, isKnown, preconditionOf } from './preconditions.ts'
import { tmfClient } from './testing.ts'
import { documentedRequests } from './testing-docs.ts'

const shop = await startTestShop()
const client = await tmfClient(shop)
const blind = await tmfClient(shop, {
  name: 'Bezorging',
  scopes: ['productOrder:read', 'productOrder:update'],
})
afterAll(() => shop.stop())

const orders = tmfPath('TMF622', 'productOrder')

/** The first documented request to make one of these. */
const documented = (page: string, path: string) => {
  const request = documentedRequests(page).find(each => each.method === 'POST' && each.path === path)
  if (!request) throw new Error(`${page} shows no request to ${path}`)
  return request.body
}

const made = async (page: string, path: string) => {
  const answer = await client.post(path, documented(page, path))
  expect([answer.status, answer.body.reason]).toEqual([201, undefined])
  return `${path}/${answer.body.id}`
}

const orderPath = async () => `${orders}/${await orderedCase(shop)}`

/** Each kind of resource that can be changed: its path, and the nth patch that changes it. */
const changeable: readonly (readonly [string, () => Promise<string>, (nr: number) => object])[] = [
  [
    'productOrder',
    orderPath,
    nr => ({ plannedDelivery: { day: '2026-12-14', partOfDay: 'day', installer: `Monteur ${nr}` } }),
  ],
  [
    'quote',
    async () => `${tmfPath('TMF648', 'quote')}/${await sentTo(client, await shop.staff('verkoop'))}`,
    () => ({ state: 'rejected' }),
  ],
  [
    'product',
    async () => {
      const path = await orderPath()
      for (const state of ['inProgress', 'completed']) await client.patch(path, { state })
      return `${tmfPath('TMF637', 'product')}/${path.split('/').at(-1)}-1`
    },
    () => ({ status: 'terminated', terminationReason: 'moved' }),
  ],
  [
    'organization',
    () => made('parties.md', tmfPath('TMF632', 'organization')),
    nr => ({ tradingName: `Nijland ${nr}` }),
  ],
  [
    'individual',
    () => made('parties.md', tmfPath('TMF632', 'individual')),
    nr => ({ familyName: `Nijland ${nr}` }),
  ],
  [
    'productOffering of the catalogue',
    () => made('catalogue.md', tmfPath('TMF620', 'productOffering')),
    nr => ({ name: `Glasvezel ${nr}` }),
  ],
  [
    'productSpecification',
    () => made('catalogue.md', tmfPath('TMF620', 'productSpecification')),
    nr => ({ description: `Nieuw ${nr}` }),
  ],
  [
    'checkServiceQualification',
    () => made('qualification.md', tmfPath('TMF645', 'checkServiceQualification')),
    nr => ({ description: `Nieuw ${nr}` }),
  ],
]

describe.each(changeable)('%s', (_name, make, change) => {
  it('is changed by one of eight who read the same', async () => {
    const path = await make()
    const read = await client.get(path)
    const etag = read.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, nr) => client.patch(path, change(nr), { 'if-match': etag })),
    )
    const [won, ...others] = answers.toSorted((left, right) => left.status - right.status)
    expect([won?.status, ...others.map(({ status }) => status)]).toEqual([200, ...Array(7).fill(412)])
    expect(others[0]?.body).toMatchObject({ '@type': 'Error', code: 'changedSinceRead', status: '412' })
    const now = await client.get(path)
    // The whole IBAN is in what is read alone.
    const { bankAccount: _whole, ...shown } = won?.body ?? {}
    expect(now.body).toMatchObject(shown)
    expect(now.headers.get('etag')).toBe(won?.headers.get('etag'))
    expect(now.headers.get('etag')).not.toBe(etag)
  })
})

test('a change without If-Match, with any, or with the tag of what is there is made', async () => {
  const path = await made('parties.md', tmfPath('TMF632', 'organization'))
  const named = (tradingName: string, headers = {}) => client.patch(path, { tradingName }, headers)
  const first = await named('Een')
  const second = await named('Twee', { 'if-match': '*' })
  const tag = second.headers.get('etag') ?? ''
  const third = await named('Drie', { 'if-match': `"nothing", ${tag}` })
  expect([first.status, second.status, third.status]).toEqual([200, 200, 200])
  for (const wrong of [tag, `W/${third.headers.get('etag')}`, 'nothing', ''])
    expect((await named('Vier', { 'if-match': wrong })).status, wrong).toBe(412)
  expect((await client.get(path)).body.tradingName).toBe('Drie')
})

test('what a colleague changed meanwhile is not overwritten', async () => {
  const path = await orderPath()
  const tag = (await client.get(path)).headers.get('etag') ?? ''
  const desk = deskOf(await shop.staff('verkoop'), path.split('/').at(-1) ?? '')
  expect((await desk.act('status', { state: 'inProgress', mail: false })).status).toBe(204)
  const late = await client.patch(
    path,
    { expectedCompletionDate: '2026-12-11T10:00:00Z' },
    { 'if-match': tag },
  )
  expect(late.status).toBe(412)
})

test('the tag is of the whole resource, however it is read', async () => {
  const path = await orderPath()
  const whole = await client.get(path)
  const tag = whole.headers.get('etag')
  expect(whole.body.bankAccount.iban).toMatch(/^NL/)
  const part = await client.get(`${path}?fields=state`)
  expect([part.headers.get('etag'), Object.keys(part.body)]).toEqual([tag, ['id', 'href', 'state']])
  // Who may not read the IBAN changes the same order.
  expect((await blind.get(path)).headers.get('etag')).toBe(tag)
  const known = await client.get(path, { 'if-none-match': `W/"x", W/${tag}` })
  expect([known.status, known.body, known.headers.get('etag')]).toEqual([304, null, tag])
  expect((await client.get(path, { 'if-none-match': '"x"' })).status).toBe(200)
})

test('what changed since it was read is not removed', async () => {
  const path = await made('catalogue.md', tmfPath('TMF620', 'productSpecification'))
  const tag = (await client.get(path)).headers.get('etag') ?? ''
  await client.patch(path, { description: 'Anders' })
  expect((await client.delete(path, { 'if-match': tag })).status).toBe(412)
  const newer = (await client.get(path)).headers.get('etag') ?? ''
  expect((await client.delete(path, { 'if-match': newer })).status).toBe(204)
})

test('tags are compared as RFC 9110 says', () => {
  const resource = { id: '1', state: 'held', secret: 'a' }
  const tag = etagOf(resource, ['secret'])
  expect(etagOf({ ...resource, secret: 'b' }, ['secret'])).toBe(tag)
  expect(etagOf({ ...resource, state: 'done' }, ['secret'])).not.toBe(tag)
  expect(preconditionOf(`W/${tag}`, ['secret']).refusal(resource)?.status).toBe(412)
  expect(preconditionOf(`"a" ,${tag}`, ['secret']).refusal(resource)).toBeNull()
  expect([isKnown(`W/${tag}`, tag), isKnown('"a"', tag), isKnown(undefined, tag)]).toEqual([
    true,
    false,
    false,
  ])
})
