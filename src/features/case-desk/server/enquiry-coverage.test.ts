import { afterAll, expect, test } from 'vitest'
import { deskOf, enquiredCase } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { sentForm } from '../../forms/server/testing.ts'
import { DeskAddress, deskQuoteCalls } from '../../quotes/contract-desk.ts'

const { deskAddress } = deskQuoteCalls

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

test('a fibre enquiry shows what its address has, and is checked with one press', async () => {
  const desk = deskOf(seller, await enquiredCase(shop))
  const before = await desk.read()
  expect(before.place).toMatchObject({
    line: '1017 XN 42',
    isChecked: false,
    coverage: { fibre: 'on-net', dslMbs: expect.any(Number) },
  })
  expect(before.enquiry).toEqual({
    zipCode: '1017XN',
    houseNumber: '42',
    houseNumberSuffix: '',
    bandwidth: '1Gbps/1Gbps',
  })
  const response = await desk.act('controle', { check: 'address', byHand: false })
  expect(await response.json()).toEqual({ standing: 'known' })
  const after = await desk.read()
  expect(after.place).toMatchObject({ isChecked: true })
  expect(after.checks).toEqual([{ check: 'address', value: '1017 XN 42', isOwed: false }])
})

test('so does a form that asks for an address, whose number may have its addition', async () => {
  const number = await sentForm(shop, 'overstaphulp', { postcode: '1017XN', huisnummer: '42A', naam: 'Jan' })
  const { place, enquiry, checks } = await deskOf(seller, number).read()
  expect(enquiry).toMatchObject({ houseNumber: '42', houseNumberSuffix: 'A', bandwidth: null })
  expect(place?.coverage).not.toBeNull()
  expect(checks).toMatchObject([{ check: 'address', isOwed: true }])
})

test('a form that asks for no address has nothing to check', async () => {
  const number = await sentForm(shop, 'contact', { naam: 'Jan', email: 'jan@jansen.example' })
  expect(await deskOf(seller, number).read()).toMatchObject({ place: null, enquiry: null, checks: [] })
})

test('an address is looked up with the lines that it has and those beyond it', async () => {
  const body = { zipCode: '1017 xn', houseNumber: '42', houseNumberSuffix: '' }
  const found = DeskAddress.parse(await (await seller.post(deskAddress.path, { body })).json())
  expect(found.city).toBe('Amsterdam')
  expect(found.offered.length).toBeGreaterThan(0)
  const sold = found.lines.map(({ id }) => id)
  expect(sold).toEqual(expect.arrayContaining(found.offered.map(({ id }) => id)))
  expect((await seller.post(deskAddress.path, { body: { ...body, zipCode: 'x' } })).status).toBe(422)
})
