import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyOffering, fibreLine } from './testing-offerings.ts'
import { readTyped, typedOffering } from './typed-offering.ts'

const line = fibreLine({
  information: ['Vast IP-adres', 'Zonder datalimiet'],
  promoted: true,
  freeMonths: 2,
  setupProduct: { id: 112, name: 'Aansluiten', priceInCents: 9900, listPriceInCents: 14900 },
})

const unusedId = 900

describe('an offering in the editor', () => {
  test('is the same again after it was only looked at', () => {
    expect(readTyped(typedOffering(line), line, unusedId)).toEqual({ offering: line, errors: {} })
  })

  test('keeps every text that was not touched to the letter', () => {
    fc.assert(
      fc.property(anyOffering, offering => {
        expect(readTyped(typedOffering(offering), offering, unusedId)).toEqual({ offering, errors: {} })
      }),
    )
    const dashed = { ...line, name: 'Glas – 500', information: ['Vast  IP\u00a0adres'] }
    const { offering } = readTyped({ ...typedOffering(dashed), priceInCents: '1' }, dashed, unusedId)
    expect(offering).toEqual({ ...dashed, priceInCents: 100 })
    expect(readTyped({ ...typedOffering(dashed), name: 'Glas – 501' }, dashed, unusedId).offering?.name).toBe(
      'Glas - 501',
    )
  })

  test('shows amounts in euros and lines one under the other', () => {
    expect(typedOffering(line)).toMatchObject({
      priceInCents: '42,50',
      listPriceInCents: '',
      information: 'Vast IP-adres\nZonder datalimiet',
      promoted: true,
      setupProduct: { priceInCents: '99,00' },
    })
  })

  test.each([
    ['39', 3900],
    ['39,95', 3995],
    ['€ 1.250,-', 125_000],
  ])('takes %s as an amount', (typed, cents) => {
    const { offering } = readTyped({ ...typedOffering(line), priceInCents: typed }, line, unusedId)
    expect(offering?.priceInCents).toBe(cents)
  })

  test('says at the field what is wrong, and keeps the others', () => {
    const { offering, errors } = readTyped(
      {
        ...typedOffering(line),
        priceInCents: 'veel',
        freeMonths: '13',
        name: ' ',
        information: `kort\n${'x'.repeat(201)}`,
      },
      line,
      unusedId,
    )
    expect(offering).toBeNull()
    expect(Object.keys(errors).toSorted()).toEqual(['freeMonths', 'information', 'name', 'priceInCents'])
    expect(errors.priceInCents?.message).toBe('“veel” is geen bedrag in euro’s, zoals 12,50')
  })

  test('has no set-up where everything about it was emptied', () => {
    const typed = typedOffering(line)
    const { offering } = readTyped(
      {
        ...typed,
        setupProduct: { ...(typed.setupProduct as object), name: '', priceInCents: '', listPriceInCents: '' },
      },
      line,
      unusedId,
    )
    expect(offering?.setupProduct).toBeNull()
  })

  test('gives a set-up that is new an id that nothing ever had', () => {
    const { offering } = readTyped(
      {
        ...typedOffering({ ...line, setupProduct: null }),
        setupProduct: { id: '', name: 'Aansluiten', priceInCents: '99', listPriceInCents: '' },
      },
      line,
      unusedId,
    )
    expect(offering?.setupProduct).toEqual({
      id: unusedId,
      name: 'Aansluiten',
      priceInCents: 9900,
      listPriceInCents: null,
    })
  })

  test('asks for the price of a set-up that has only a name', () => {
    const { errors } = readTyped(
      {
        ...typedOffering({ ...line, setupProduct: null }),
        setupProduct: { id: '', name: 'Aansluiten', priceInCents: '', listPriceInCents: '' },
      },
      line,
      unusedId,
    )
    expect(Object.keys(errors)).toEqual(['setupProduct.priceInCents'])
  })
})
