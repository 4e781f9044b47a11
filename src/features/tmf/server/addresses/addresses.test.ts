import { afterAll, expect, test } from 'vitest'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { tmfPath } from '../../../api-clients/tmf-resources.ts'
import type { Json } from '../../json.ts'
import { tmfClient } from '../kit/testing.ts'
import { documentedRequests } from '../kit/testing-docs.ts'

const shop = await startTestShop()
const client = await tmfClient(shop)
afterAll(() => shop.stop())

const addresses = tmfPath('TMF673', 'geographicAddress')
const validations = tmfPath('TMF673', 'geographicAddressValidation')
const ids = (body: readonly Json[]) => body.map(({ id }) => id)

test('addresses are found by postcode and number, and read by their id', async () => {
  const { body } = await client.get(`${addresses}?postcode=2391%20PH&streetNr=1`)
  expect(ids(body)).toEqual(expect.arrayContaining(['2391PH-1-A3', '2391PH-1-A1', '2391PH-1-B1']))
  expect((await client.get(`${addresses}/2391PH-1-A3`)).body).toMatchObject({
    streetName: 'Belgiëlaan',
    streetNr: '1',
    streetNrSuffix: 'A3',
    postcode: '2391PH',
    city: 'Hazerswoude-Dorp',
    country: 'NL',
  })
  expect(ids((await client.get(`${addresses}?postcode=2391PH&streetNr=1&streetNrSuffix=A3`)).body)).toEqual([
    '2391PH-1-A3',
  ])
  expect(ids((await client.get(`${addresses}?id=1017XN-42`)).body)).toEqual(['1017XN-42'])
  expect((await client.get(`${addresses}?postcode=1017XN&streetNr=9999`)).body).toEqual([])
  for (const id of ['1017XN-9999', '1017xn-42', 'x', '9999-1'])
    expect((await client.get(`${addresses}/${id}`)).status, id).toBe(404)
  const whole = await client.get(addresses)
  expect([whole.status, whole.body.fields[0].path]).toEqual([400, 'postcode'])
  expect((await client.get(`${addresses}/9999XX-1`)).status).toBe(503)
})

test('a number has its additions below it', async () => {
  const { body } = await client.get(`${addresses}/1018AM-289`)
  const [first] = body.geographicSubAddress
  expect(first).toMatchObject({ id: 'A', subUnitNumber: 'A', name: 'Cruquiuskade 289 A' })
  const path = new URL(first.href).pathname
  const { authorization } = { authorization: `Bearer ${client.key}` }
  const get = async (at: string) => {
    const response = await fetch(shop.url + at, { headers: { authorization } })
    return { status: response.status, body: await response.json() }
  }
  expect(await get(path)).toEqual({ status: 200, body: first })
  const list = path.slice(0, path.lastIndexOf('/'))
  expect(ids((await get(list)).body)).toEqual(ids(body.geographicSubAddress))
  expect((await get(`${list}/A?fields=name`)).body).toEqual({ id: 'A', href: first.href, name: first.name })
  expect((await get(`${list}/nothing`)).status).toBe(404)
  expect((await get(`${addresses}/1018AM-1/geographicSubAddress`)).status).toBe(404)
  expect((await fetch(shop.url + list)).status).toBe(401)
})

test('an address that was typed is validated, with others where it is not one', async () => {
  const validated = async (submittedGeographicAddress: Json, provideAlternative = true) =>
    client.post(validations, { submittedGeographicAddress, provideAlternative })
  const right = await validated({ streetName: 'Frederiksplein', postcode: '1017 xn', streetNr: '42' })
  expect(right.status).toBe(201)
  expect(right.body).toMatchObject({
    state: 'done',
    validationResult: 'success',
    validGeographicAddress: { id: '1017XN-42', city: 'Amsterdam' },
  })
  expect((await client.get(`${validations}/${right.body.id}`)).body).toEqual(right.body)
  const partial = (await validated({ postcode: '2391PH', streetNr: '1' })).body
  expect(partial).toMatchObject({ validationResult: 'partial' })
  expect(ids(partial.alternateGeographicAddress)).toContain('2391PH-1-A3')
  const plain = (await validated({ postcode: '2391PH', streetNr: '1' }, false)).body
  expect(plain).not.toHaveProperty('alternateGeographicAddress')
  expect((await validated({ postcode: '1017XN', streetNr: '9999' })).body).toMatchObject({
    validationResult: 'fails',
  })
  const wrong = await validated({ postcode: 'nee', streetNr: '1' })
  expect([wrong.status, wrong.body.fields[0].path]).toEqual([400, 'submittedGeographicAddress.postcode'])
  expect((await client.post(validations, { provideAlternative: true })).status).toBe(400)
  const [documented] = documentedRequests('addresses.md')
  expect((await client.post(validations, documented?.body)).body.validationResult).toBe('success')
})
