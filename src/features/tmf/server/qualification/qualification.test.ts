import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { tmfPath } from '../../../api-clients/tmf-resources.ts'
import type { Json } from '../../json.ts'
import { tmfClient } from '../kit/testing.ts'
import { documentedRequests } from '../kit/testing-docs.ts'

const shop = await startTestShop()
const client = await tmfClient(shop)
const other = await tmfClient(shop, { name: 'Ander' })
afterAll(() => shop.stop())

const place = (postcode: string, streetNr: string, streetNrSuffix = ''): Json[] => [
  { role: 'installationAddress', '@type': 'GeographicAddress', postcode, streetNr, streetNrSuffix },
]
const onNet = place('1017 XN', '42')
const nearNet = place('3447GT', '1')
const unknown = place('1017XN', '4242')
const fields = (body: { fields: readonly Json[] }) => body.fields.map(({ path }) => path)

describe('services', () => {
  const path = tmfPath('TMF645', 'checkServiceQualification')
  const service = (at: Json[], id = 'internet-fibre', downloadSpeed = 0): Json => ({
    service: {
      serviceSpecification: { id },
      serviceCharacteristic: [{ name: 'downloadSpeed', value: downloadSpeed }],
      place: at,
    },
  })

  test('are checked at their addresses, each with alternatives and a reason', async () => {
    const made = await client.post(path, {
      externalId: 'check-1',
      provideAlternative: true,
      relatedParty: [{ id: 'crm-1', name: 'De Korenmolen', '@referredType': 'Organization' }],
      serviceQualificationItem: [
        service(onNet),
        service(nearNet),
        service(unknown),
        service(onNet, 'internet-dsl', 5_000),
      ],
    })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    expect(made.body).toMatchObject({
      state: 'done',
      qualificationResult: 'unqualified',
      externalId: 'check-1',
    })
    const [fibre, near, nowhere, fast] = made.body.serviceQualificationItem
    expect(fibre).toMatchObject({ qualificationResult: 'qualified', state: 'done' })
    expect(fibre).not.toHaveProperty('eligibilityUnavailabilityReason')
    expect(near).toMatchObject({ eligibilityUnavailabilityReason: [{ code: 'quoteNeeded' }] })
    expect(nowhere).toMatchObject({
      qualificationResult: 'unqualified',
      eligibilityUnavailabilityReason: [{ code: 'unknownAddress', label: 'Dit adres kennen we niet.' }],
    })
    expect(fast).toMatchObject({
      qualificationResult: 'alternate',
      eligibilityUnavailabilityReason: [{ code: 'speedNotAvailable' }],
      alternateServiceProposal: expect.arrayContaining([
        expect.objectContaining({
          alternateService: expect.objectContaining({
            serviceCharacteristic: expect.arrayContaining([
              { name: 'downloadSpeed', value: 1000, valueType: 'integer' },
            ]),
          }),
        }),
      ]),
    })

    // Read by its client alone, and found by its filters.
    const own = `${path}/${made.body.id}`
    expect((await client.get(own)).body).toEqual(made.body)
    expect((await other.get(own)).status).toBe(404)
    for (const query of ['externalId=check-1', 'relatedParty.id=crm-1', `id=${made.body.id}`])
      expect((await client.get(`${path}?${query}`)).body, query).toEqual([made.body])
    expect((await other.get(`${path}?externalId=check-1`)).body).toEqual([])
    const { body: part } = await client.get(`${own}?fields=serviceQualificationItem.service.place.role,state`)
    expect(part).toEqual({
      id: made.body.id,
      href: made.body.href,
      state: 'done',
      serviceQualificationItem: expect.arrayContaining([
        { service: { place: [{ role: 'installationAddress' }] } },
      ]),
    })
    expect((await client.patch(own, { description: 'Opnieuw bellen' })).body.description).toBe(
      'Opnieuw bellen',
    )
    expect(fields((await client.patch(own, { state: 'inProgress' })).body)).toEqual(['state'])
    expect((await client.delete(own)).status).toBe(204)
    expect((await client.get(own)).status).toBe(404)
    expect((await client.get(`${path}/${randomUUID()}`)).status).toBe(404)
  })

  test.each([
    [{ description: 'Niets' }, 'serviceQualificationItem'],
    [{ serviceQualificationItem: [{ id: '1' }] }, 'serviceQualificationItem[0].service.place'],
    [
      { serviceQualificationItem: [service(place('1017', '42'))] },
      'serviceQualificationItem[0].service.place[0].postcode',
    ],
    [
      { serviceQualificationItem: [service(place('1017XN', 'A'))] },
      'serviceQualificationItem[0].service.place[0].streetNr',
    ],
    [
      { serviceQualificationItem: [service(onNet, 'gas')] },
      'serviceQualificationItem[0].service.serviceSpecification.id',
    ],
    [
      { serviceQualificationItem: Array.from({ length: 21 }, () => service(onNet)) },
      'serviceQualificationItem',
    ],
  ])('that are asked for wrongly are refused at the field', async (body, field) => {
    const { status, body: answer } = await client.post(path, body)
    expect([status, fields(answer)]).toEqual([400, [field]])
  })

  test('wait while the register of addresses is down', async () => {
    const { status, body } = await client.post(path, {
      serviceQualificationItem: [service(place('9999XX', '1'))],
    })
    expect([status, body.code]).toEqual([503, 'unavailable'])
  })
})

test('a query gives the services at an address', async () => {
  const path = tmfPath('TMF645', 'queryServiceQualification')
  const made = await client.post(path, { searchCriteria: { service: { place: onNet } } })
  expect(made.status).toBe(201)
  const names = made.body.serviceQualificationItem.map(({ service }: { service: Json }) => service.name)
  expect(new Set(names)).toEqual(new Set(['Internet over glasvezel', 'Internet over koper']))
  const nothing = await client.post(path, { searchCriteria: { service: { place: unknown } } })
  expect(nothing.body.serviceQualificationItem).toEqual([])
  expect((await client.get(path)).headers.get('x-total-count')).toBe('2')
  expect((await client.post(path, {})).status).toBe(400)
})

type Answered = {
  readonly qualificationItemResult: string
  readonly eligibilityUnavailabilityReason?: readonly { readonly code: string }[]
}

describe('offerings', () => {
  const path = tmfPath('TMF679', 'productOfferingQualification')
  const offerings = tmfPath('TMF620', 'productOffering')
  const first = async (query: string) => (await client.get(`${offerings}?limit=1&${query}`)).body[0]

  test('are qualified, a line at its address and all else anywhere, with alternatives and reasons', async () => {
    const fibre = await first('category.id=internet&name.regex=[Gg]las&lifecycleStatus=Launched')
    const cloud = await first('category.id=cloud')
    const device = await first('isSellable=false&category.id=telefonie-device')
    const item = (id: string, at?: Json[]): Json => ({
      id,
      productOffering: { id },
      ...(at && { product: { place: at } }),
    })
    const { status, body } = await client.post(path, {
      provideAlternative: true,
      place: onNet,
      productOfferingQualificationItem: [
        item(fibre.id),
        item(cloud.id),
        item(device.id),
        item('999999'),
        item(fibre.id, place('8011PK', '15')),
      ],
    })
    expect(status, JSON.stringify(body)).toBe(201)
    expect(
      body.productOfferingQualificationItem.map((each: Answered) => [
        each.qualificationItemResult,
        each.eligibilityUnavailabilityReason?.[0]?.code,
      ]),
    ).toEqual([
      ['qualified', undefined],
      ['qualified', undefined],
      ['unqualified', 'notSold'],
      ['unqualified', 'unknownOffering'],
      ['unqualified', 'noNetwork'],
    ])
    expect((await client.get(`${path}/${body.id}`)).body).toEqual(body)
    expect((await other.get(`${path}/${body.id}`)).status).toBe(404)
  })

  test('that are not named are all lines at the address', async () => {
    const { body } = await client.post(path, { place: onNet, provideOnlyAvailable: true })
    expect(body.productOfferingQualificationItem.length).toBeGreaterThan(3)
    const [{ productOffering }] = body.productOfferingQualificationItem
    expect((await client.get(new URL(productOffering.href).pathname)).body.name).toBe(productOffering.name)
    const wrong = await client.post(path, {})
    expect([wrong.status, fields(wrong.body)]).toEqual([400, ['place']])
  })
})

test('each request of the documentation works as it stands', async () => {
  const requests = documentedRequests('qualification.md')
  expect(requests).toHaveLength(3)
  for (const { path, body } of requests) {
    const answer = await client.post(path, body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    expect(JSON.stringify(answer.body)).toMatch(/"qualified"|glasvezel/)
  }
})
