import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { registeredCustomer } from '../../../customers/server/testing.ts'
import { guest, order, place, quote } from '../../../orders/server/testing.ts'
import { updateWholeList } from '../../../work-list/server/testing.ts'
import { tmfClient } from '../kit/testing.ts'
import { documentedRequests } from '../kit/testing-docs.ts'

const base = '/tmf-api/party/v4'
const [organization, individual] = documentedRequests('parties.md').map(({ body }) => body)

const mediaOf = (body: Record<string, unknown> | undefined) =>
  (body?.contactMedium ?? []) as readonly { readonly mediumType: string }[]

const shop = await startTestShop()
const system = await tmfClient(shop)
afterAll(() => shop.stop())

describe('a prospect', () => {
  it.each([
    ['organization', organization],
    ['individual', individual],
  ] as const)('is made by the body of the documentation and read as it was sent: %s', async (kind, body) => {
    const made = await system.post(`${base}/${kind}`, body)
    expect([made.status, made.body]).toMatchObject([201, { ...body, status: 'initialized' }])
    expect(made.headers.get('location')).toBe(made.body.href)
    const read = await system.get(`${base}/${kind}/${made.body.id}`)
    expect([read.status, read.body]).toEqual([200, made.body])
    const [listed] = (await system.get(`${base}/${kind}?id=${made.body.id}`)).body
    expect(listed).toEqual(made.body)
    expect(
      (await system.get(`${base}/${kind}/${made.body.id}?fields=contactMedium.mediumType`)).body,
    ).toEqual({
      id: made.body.id,
      href: made.body.href,
      contactMedium: mediaOf(body).map(({ mediumType }) => ({
        mediumType,
      })),
    })
  })

  it('is changed by a merge patch, and not into one that could not be made', async () => {
    const made = await system.post(`${base}/organization`, organization)
    const path = `${base}/organization/${made.body.id}`
    const changed = await system.patch(path, {
      tradingName: 'Nijland Druk',
      contactMedium: null,
      status: 'validated',
    })
    expect([
      changed.status,
      changed.body.tradingName,
      changed.body.contactMedium,
      changed.body.status,
    ]).toEqual([200, 'Nijland Druk', undefined, 'validated'])
    const refused = await system.patch(path, { tradingName: null })
    expect([refused.status, refused.body.fields[0].path]).toEqual([422, 'tradingName'])
    expect((await system.get(path)).body.tradingName).toBe('Nijland Druk')
  })

  it('is refused at each path that no customer could have', async () => {
    const refused = await system.post(`${base}/organization`, {
      tradingName: ' ',
      organizationIdentification: [{ identificationType: 'KVK', identificationId: '123' }],
      contactMedium: [
        { mediumType: 'email', characteristic: { emailAddress: 'geen adres' } },
        { mediumType: 'phone', characteristic: { phoneNumber: '12' } },
      ],
    })
    expect([refused.status, refused.body.fields.map(({ path }: { path: string }) => path)]).toEqual([
      422,
      [
        'tradingName',
        'contactMedium[0].characteristic.emailAddress',
        'contactMedium[1].characteristic.phoneNumber',
        'organizationIdentification[0].identificationId',
      ],
    ])
    const long = await system.post(`${base}/organization`, { tradingName: 'x'.repeat(20_000) })
    expect(long.status).toBe(422)
  })
})

describe('a customer of the shop', () => {
  it('who ordered as a guest is an organisation by its KVK number, and a contact by the order', async () => {
    const number = await place(shop.visitor(), order)
    const found = await system.get(`${base}/organization/${guest.kvkNumber}`)
    expect([found.status, found.body]).toMatchObject([
      200,
      { id: guest.kvkNumber, tradingName: guest.companyName, status: 'validated' },
    ])
    const contact = await system.get(`${base}/individual/${number}`)
    expect(contact.body).toMatchObject({ id: number, givenName: 'Lotte', familyName: 'van den Heuvel' })
    await place(shop.visitor(), order)
    await updateWholeList(shop)
    const listed = (await system.get(`${base}/organization?limit=100`)).body as { id: string }[]
    expect(listed.filter(({ id }) => id === guest.kvkNumber)).toHaveLength(1)
    expect((await system.patch(`${base}/organization/${guest.kvkNumber}`, { tradingName: 'x' })).status).toBe(
      409,
    )
  })

  it('who asked for a quote is known by its number, and who has an account by that', async () => {
    const number = await place(shop.visitor(), quote)
    expect((await system.get(`${base}/organization/${number}`)).body).toMatchObject({ status: 'initialized' })
    const { id } = await registeredCustomer(shop)
    const person = await system.get(`${base}/individual/${id}`)
    expect([person.status, person.body.id]).toEqual([200, id])
    expect((await system.patch(`${base}/individual/${id}`, { givenName: 'x' })).status).toBe(409)
  })

  it('is paged in the order in which they became known, while others arrive', async () => {
    for (let count = 0; count < 4; count++) await system.post(`${base}/individual`, individual)
    const first = await system.get(`${base}/individual?limit=3`)
    const total = Number(first.headers.get('x-total-count'))
    await system.post(`${base}/individual`, individual)
    const [, next = ''] = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? []
    const seen = [...first.body]
    for (let path = next; path; ) {
      const page = await system.get(path.replace(/^https?:\/\/[^/]+/, ''))
      seen.push(...page.body)
      path = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? ''
    }
    expect([new Set(seen.map(({ id }) => id)).size, seen.length]).toEqual([total, total])
  })
})

it.each(['x', randomUUID(), '99999999', '999999999', "' or 1=1", '%00', '__proto__'])(
  'there is nobody by the id %s',
  async id => {
    for (const kind of ['organization', 'individual']) {
      const path = `${base}/${kind}/${encodeURIComponent(id)}`
      expect((await system.get(path)).status).toBe(404)
      expect((await system.patch(path, {})).status).toBe(404)
      expect((await system.get(`${base}/${kind}?id=${encodeURIComponent(id)}`)).body).toEqual([])
    }
  },
)
