import { afterAll, describe, expect, test } from 'vitest'
import { deskOf, enquiredCase, orderedCase } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { casePath } from '../../cases/contract.ts'
import { sentForm } from '../../forms/server/testing.ts'
import { order } from '../../orders/server/testing.ts'

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

const invoice = {
  companyName: 'Bakkerij De Korenmolen B.V.',
  email: 'facturen@korenmolen.example',
  address: {
    streetName: 'Molenweg',
    houseNumber: '7',
    houseNumberSuffix: '',
    zipCode: '2312 AB',
    city: 'Leiden',
  },
}
const invoiced = { ...order, additionalData: { ...order.additionalData, invoiceAddress: invoice } }

/** Corrects a case with what stands there and these changes. */
async function correct(number: string, changes: object): Promise<Response> {
  const desk = deskOf(seller, number)
  const { correctable, contact } = await desk.read()
  return desk.act('gegevens', {
    ...correctable,
    firstName: correctable.firstName ?? '',
    email: contact.email ?? '',
    phoneNumber: contact.phone ?? '',
    ...changes,
  })
}

describe('an order', () => {
  test('has another invoice address, told before and after', async () => {
    const number = await orderedCase(shop, invoiced)
    const desk = deskOf(seller, number)
    const before = (await desk.read()).correctable.invoice
    const next = {
      ...before,
      email: 'boekhouding@korenmolen.example',
      address: { ...before?.address, houseNumber: '9' },
    }
    expect((await correct(number, { invoice: next })).status).toBe(204)
    const after = await desk.read()
    expect(after.correctable.invoice).toEqual(next)
    expect(after.timeline[0]).toMatchObject({
      type: 'case-corrected',
      values: [
        {
          field: 'invoice',
          before: expect.stringContaining('Molenweg 7'),
          after: expect.stringMatching(/Molenweg 9, .*boekhouding@korenmolen\.example/),
        },
      ],
    })
    expect(after.facts.find(({ name }) => name === 'Factuur naar')?.value).toContain('Molenweg 9')
  })

  test('has another address of its organisation', async () => {
    const number = await orderedCase(shop)
    const { organization } = (await deskOf(seller, number).read()).correctable
    const next = { ...organization, street: 'Molenweg', streetNumber: 12, postCode: '2312AB', city: 'Leiden' }
    expect((await correct(number, { organization: next })).status).toBe(204)
    const after = await deskOf(seller, number).read()
    expect(after.correctable.organization).toEqual(next)
    expect(after.timeline[0]?.values.map(({ field }) => field)).toEqual(['organizationAddress'])
    expect(after.facts.find(({ name }) => name === 'Adres')?.value).toContain('Molenweg 12')
  })

  test.each([
    ['organization', { streetNumber: 'x' }, 'organization.streetNumber'],
    ['organization', { postCode: '12' }, 'organization.postCode'],
    ['organization', { street: '' }, 'organization.street'],
    [
      'organization',
      { postCode: '1017XN', streetNumber: 42, street: 'Dorpsstraat', city: 'Amsterdam' },
      'organization.street',
    ],
    ['invoice', { email: 'geen adres' }, 'invoice.email'],
    ['invoice', { companyName: '' }, 'invoice.companyName'],
    ['invoice', { address: { ...invoice.address, zipCode: '12' } }, 'invoice.address.zipCode'],
    [
      'invoice',
      {
        address: {
          ...invoice.address,
          zipCode: '1017XN',
          houseNumber: '42',
          streetName: 'Dorpsstraat',
          city: 'Amsterdam',
        },
      },
      'invoice.address.streetName',
    ],
  ] as const)('is refused %s with %j', async (group, changes, field) => {
    const number = await orderedCase(shop, invoiced)
    const before = (await deskOf(seller, number).read()).correctable
    const response = await correct(number, { [group]: { ...before[group], ...changes } })
    expect([response.status, Object.keys((await response.json()).errors)]).toEqual([422, [field]])
    expect((await deskOf(seller, number).read()).correctable).toEqual(before)
  })

  test('that has no invoice address of its own gets none', async () => {
    const number = await orderedCase(shop)
    expect((await correct(number, { invoice })).status).toBe(204)
    expect((await deskOf(seller, number).read()).correctable.invoice).toBeNull()
  })

  test('keeps what a page of the release before does not send', async () => {
    const number = await orderedCase(shop, invoiced)
    const before = (await deskOf(seller, number).read()).correctable
    const absent = { organization: undefined, invoice: undefined, enquired: undefined }
    expect((await correct(number, { ...absent, name: 'Bakker' })).status).toBe(204)
    expect((await deskOf(seller, number).read()).correctable).toEqual({ ...before, name: 'Bakker' })
  })
})

describe('an enquiry', () => {
  test('is about another address, which nobody has checked yet', async () => {
    const number = await enquiredCase(shop)
    const desk = deskOf(seller, number)
    expect((await desk.act('controle', { check: 'address', byHand: true })).status).toBe(200)
    expect((await desk.read()).place).toMatchObject({ isChecked: true })
    const enquired = { zipCode: '1017XN', houseNumber: '44', houseNumberSuffix: '' }
    expect((await correct(number, { enquired })).status).toBe(204)
    const after = await desk.read()
    expect(after.correctable.enquired).toEqual(enquired)
    expect(after.place).toMatchObject({ line: '1017 XN 44', isChecked: false })
    expect(after.checks).toMatchObject([{ check: 'address', isOwed: true }])
    expect(after.timeline[0]?.values).toMatchObject([{ field: 'address' }])
    expect(after.enquiry).toMatchObject({ houseNumber: '44' })
  })

  test('of a form with number and addition in one field too', async () => {
    const number = await sentForm(shop, 'overstaphulp', {
      bedrijf: 'Slagerij Van Vliet',
      naam: 'Ruben van Vliet',
      email: 'ruben@slagerij.example',
      telefoon: '071 512 34 56',
      postcode: '1017 XN',
      huisnummer: '42',
      aanbieder: 'Een andere',
      einddatum: '',
    })
    const enquired = { zipCode: '2611CC', houseNumber: '12', houseNumberSuffix: 'A' }
    expect((await correct(number, { enquired })).status).toBe(204)
    const { correctable, facts } = await deskOf(seller, number).read()
    expect(correctable.enquired).toEqual(enquired)
    // As people write them.
    for (const written of ['12 A', '2611 CC', '071 512 34 56'])
      expect(facts.map(({ value }) => value)).toContain(written)
  })

  test.each([
    [{ zipCode: '12' }, 'enquired.zipCode'],
    [{ houseNumber: '' }, 'enquired.houseNumber'],
    [{ zipCode: '1017XN', houseNumber: '99998' }, 'enquired.zipCode'],
  ])('is refused %j', async (changes, field) => {
    const number = await enquiredCase(shop)
    const before = (await deskOf(seller, number).read()).correctable
    const response = await correct(number, { enquired: { ...before.enquired, ...changes } })
    expect([response.status, Object.keys((await response.json()).errors)]).toEqual([422, [field]])
  })

  test('is corrected by nobody who may only read', async () => {
    const number = await enquiredCase(shop)
    const reader = await shop.staff('lezer')
    const body = { ...(await deskOf(seller, number).read()).correctable, email: '', phoneNumber: '' }
    const sent = { ...body, firstName: '', id: crypto.randomUUID(), version: 1 }
    expect((await reader.post(casePath(number, 'gegevens'), { body: sent })).status).toBe(403)
  })
})
