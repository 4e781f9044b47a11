import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { orderedCase } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { type TmfApi, type TmfResource, tmfApiNames, tmfApis } from '../../api-clients/tmf-resources.ts'
import { sentTo } from '../../quotes/server/tmf/testing.ts'
import { isWithin, type Json } from '../json.ts'
import { descriptionOf } from './kit/descriptions.ts'
import { tmfClient } from './kit/testing.ts'
import { allDocumentedRequests, documentedAsIgnored } from './kit/testing-docs.ts'
import { sampleBody } from './kit/testing-samples.ts'

/* Nothing that is sent is dropped without a word: it is refused at its path, comes back, or is documented as ignored. */

const shop = await startTestShop()
const client = await tmfClient(shop)
afterAll(() => shop.stop())

type Resource = {
  readonly api: TmfApi
  readonly name: string
  readonly definition: string
  readonly path: string
  readonly verbs: readonly string[]
}

const resources: readonly Resource[] = tmfApiNames.flatMap(api =>
  Object.entries<TmfResource>(tmfApis[api].resources).map(([name, { definition, verbs }]) => ({
    api,
    name,
    definition,
    path: `${tmfApis[api].path}/${name}`,
    verbs,
  })),
)
const created = resources.filter(({ verbs }) => verbs.includes('create'))
const updated = resources.filter(({ verbs }) => verbs.includes('update'))

/**
 * Attributes that do something, and are shown in another form: a moment plans its day, a reason goes with a state, and prices and
 * categories are those of the offering as it is then.
 */
const shownOtherwise: Readonly<Record<string, readonly string[]>> = {
  'PATCH productOrder': ['cancellationReason', 'expectedCompletionDate', 'requestedCompletionDate'],
  'PATCH productOffering': ['productOfferingPrice'],
}

/** Whether an attribute came back; a list may have more than was sent. */
const isShown = (sent: unknown, shown: unknown): boolean => isWithin(sent, shown, { isPart: true })

/** A body that is accepted: the first that the documentation shows, without a number of its sender. */
async function bodyFor({ name, path }: Resource): Promise<Json> {
  if (name === 'cancelProductOrder') return { productOrder: { id: await orderedCase(shop) } }
  const { externalId: _own, ...body } =
    allDocumentedRequests().find(each => each.method === 'POST' && each.path === path)?.body ?? {}
  return body
}

/** The address of one that can be changed. */
async function madeFor(resource: Resource): Promise<string> {
  if (resource.name === 'quote')
    return `${resource.path}/${await sentTo(client, await shop.staff('verkoop'))}`
  if (resource.name === 'product') {
    const number = await orderedCase(shop)
    const order = `${tmfApis.TMF622.path}/productOrder/${number}`
    for (const state of ['inProgress', 'completed'])
      expect((await client.patch(order, { state })).status).toBe(200)
    return `${resource.path}/${number}-1`
  }
  const { status, body } = await client.post(resource.path, await bodyFor(resource))
  expect([status, body.fields]).toEqual([201, undefined])
  return `${resource.path}/${body.id}`
}

const propertiesOf = async (api: TmfApi, definition: string): Promise<readonly string[]> => {
  const { definitions } = await descriptionOf(api)
  return Object.keys((definitions[definition]?.properties ?? {}) as Json).filter(
    name => !name.startsWith('@'),
  )
}

const pathsIn = ({ fields = [] }: { fields?: readonly { readonly path: string }[] }) =>
  fields.map(({ path }) => path)

/** The names at the head of paths: `note` of `note[0].text`. */
const headsIn = (body: Parameters<typeof pathsIn>[0]) =>
  pathsIn(body).map(path => path.split(/[.[]/)[0] ?? '')

describe.each(created)('a POST of $name', resource => {
  const { api, name, definition, path } = resource

  it('is refused at each name that nothing has, and at what the shop gives', async () => {
    const [shown, sent] = await Promise.all([
      propertiesOf(api, definition),
      propertiesOf(api, `${definition}_Create`),
    ])
    const given = shown.filter(each => !sent.includes(each))
    expect(given).toContain('href')
    const sample = await sampleBody(api, definition, true)
    const wrong = Object.fromEntries(given.map(each => [each, sample[each]]))
    const { status, body } = await client.post(path, { ...(await bodyFor(resource)), ...wrong, onbekend: 1 })
    expect(status).toBe(400)
    expect(pathsIn(body)).toEqual(expect.arrayContaining(['onbekend', ...Object.keys(wrong)]))
  })

  it('gives back what it was sent, refuses it at its path, or ignores it as the documentation says', async () => {
    const base = await bodyFor(resource)
    const sample = await sampleBody(api, `${definition}_Create`, true)
    let rest: Json = Object.fromEntries(
      Object.entries({ ...sample, ...('externalId' in sample && { externalId: randomUUID() }) }).filter(
        ([each]) => !(each in base) && !each.startsWith('@'),
      ),
    )
    for (;;) {
      const { status, body } = await client.post(path, { ...base, ...rest })
      if (status === 201) {
        const dropped = Object.keys(rest).filter(each => !isShown(rest[each], body[each]))
        expect(dropped.toSorted()).toEqual(documentedAsIgnored(name, 'POST'))
        return
      }
      const refused = headsIn(body).filter(each => each in rest)
      expect(refused, JSON.stringify(body)).not.toEqual([])
      rest = Object.fromEntries(Object.entries(rest).filter(([each]) => !refused.includes(each)))
    }
  })
})

describe.each(updated)('a PATCH of $name', resource => {
  const { api, name, definition } = resource

  it('is refused at names that nothing has, and changes nothing that is given', async () => {
    const path = await madeFor(resource)
    const { body: before } = await client.get(path)
    const unknown = await client.patch(path, { onbekend: null, state: before.state, '@soort': 'x' })
    expect([unknown.status, pathsIn(unknown.body)]).toContainEqual(expect.arrayContaining(['onbekend']))
    expect(unknown.status).toBe(400)
    const changeable = await propertiesOf(api, `${definition}_Update`)
    const given = (await propertiesOf(api, definition)).filter(each => !changeable.includes(each))
    expect(given).toContain('id')
    const sample = await sampleBody(api, definition, true)
    for (const each of given) {
      const refused = await client.patch(path, { [each]: sample[each] })
      expect([each, refused.status, headsIn(refused.body)]).toEqual([each, 422, [each]])
    }
    expect((await client.get(path)).body).toEqual(before)
  })

  it('changes what it was sent, refuses it at its path, or ignores it as the documentation says', async () => {
    const path = await madeFor(resource)
    const sample = await sampleBody(api, `${definition}_Update`, true)
    const dropped: string[] = []
    for (const [each, value] of Object.entries(sample)) {
      if (each.startsWith('@') || shownOtherwise[`PATCH ${name}`]?.includes(each)) continue
      const { status, body } = await client.patch(path, { [each]: value })
      if (status !== 200) expect(headsIn(body), JSON.stringify(body)).not.toEqual([])
      else if (!isShown(value, body[each])) dropped.push(each)
    }
    expect(dropped.toSorted()).toEqual(documentedAsIgnored(name, 'PATCH'))
  })
})

it('an answer to a quote changes nothing else of it', async () => {
  const path = `${tmfApis.TMF648.path}/quote/${await sentTo(client, await shop.staff('verkoop'))}`
  const before = (await client.get(path)).body
  const wrong = { description: 'Anders', note: [{ id: '9', text: 'x' }], contactMedium: [] }
  const refused = await client.patch(path, { state: 'rejected', ...wrong })
  expect([refused.status, pathsIn(refused.body)]).toEqual([422, Object.keys(wrong)])
  expect((await client.get(path)).body).toEqual(before)
  const { description, contactMedium, relatedParty } = before
  const answered = await client.patch(path, {
    state: 'rejected',
    stateReason: 'Te duur',
    description,
    contactMedium,
    relatedParty,
  })
  expect([answered.status, answered.body.state, answered.body.fields]).toEqual([200, 'rejected', undefined])
})

it('takes what the shop has beside the description: role, usual price and free months of a price', async () => {
  const path = `${tmfApis.TMF620.path}/productOfferingPrice`
  const own = { listPrice: { unit: 'EUR', value: 99 }, freeMonths: 2 }
  const price = {
    name: 'Prijs',
    priceType: 'recurring',
    price: { unit: 'EUR', value: 50 },
    role: 'own',
    ...own,
  }
  const made = await client.post(path, price)
  expect([made.status, made.body]).toMatchObject([201, own])
  const changed = await client.patch(`${path}/${made.body.id}`, { freeMonths: 3 })
  expect([changed.status, changed.body.freeMonths]).toEqual([200, 3])
})
