import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../../common/contract/failure.ts'
import { References, referencesBeside } from './details-schema.ts'
import { areNoReferences, noReferences, referenceFacts } from './references.ts'

const filledIn = {
  purchaseOrderNumber: 'PO-2026-0042',
  invoiceEmail: 'facturen@korenmolen.example',
  costCentre: 'KP 4410',
}
const errorsOf = (typed: object) => {
  const { error } = References.safeParse({ ...filledIn, ...typed })
  return error && fieldErrors(error)
}

describe('the references of a buyer', () => {
  it('are all optional, and trimmed', () => {
    expect(References.parse({})).toEqual(noReferences)
    expect(
      References.parse({ purchaseOrderNumber: '  PO-7 ', invoiceEmail: ' a@b.nl ', costCentre: ' 12 ' }),
    ).toEqual({ purchaseOrderNumber: 'PO-7', invoiceEmail: 'a@b.nl', costCentre: '12' })
  })

  it('may be 50 characters long', () => {
    expect(errorsOf({ purchaseOrderNumber: 'x'.repeat(50), costCentre: 'x'.repeat(50) })).toBeUndefined()
  })

  it.each([
    [
      'purchaseOrderNumber',
      'x'.repeat(51),
      'Inkoopnummer of eigen referentie mag uit hoogstens 50 tekens bestaan',
    ],
    ['purchaseOrderNumber', 'PO-1\r\nBcc: a@b.nl', 'Gebruik hier geen regeleinden'],
    [
      'purchaseOrderNumber',
      'https://kwaad.example',
      'Inkoopnummer of eigen referentie mag geen webadres bevatten: laat www. en :// weg',
    ],
    ['purchaseOrderNumber', 7, 'Inkoopnummer of eigen referentie is geen tekst'],
    ['costCentre', 'x'.repeat(51), 'Kostenplaats mag uit hoogstens 50 tekens bestaan'],
    ['costCentre', 'een\ntwee', 'Gebruik hier geen regeleinden'],
    ['invoiceEmail', 'facturen@', 'Ongeldig e-mailadres'],
    ['invoiceEmail', 'a@b.nl, c@d.nl', 'Ongeldig e-mailadres'],
  ])('are refused at %s with %j', (field, typed, message) => {
    expect(errorsOf({ [field]: typed })).toEqual({ [field]: { message } })
  })

  it('need no e-mail address beside an invoice address, which has its own', () => {
    const typed = { ...filledIn, invoiceEmail: 'facturen@' }
    expect(referencesBeside(true).safeParse(typed).success).toBe(true)
    expect(referencesBeside(false).safeParse(typed).success).toBe(false)
  })

  it('are told by their labels, and only those that there are', () => {
    expect(referenceFacts(filledIn)).toEqual([
      ['Inkoopnummer of eigen referentie', 'PO-2026-0042'],
      ['E-mailadres voor facturen', 'facturen@korenmolen.example'],
      ['Kostenplaats', 'KP 4410'],
    ])
    expect(referenceFacts({ ...noReferences, costCentre: 'KP 4410' })).toEqual([['Kostenplaats', 'KP 4410']])
    expect(referenceFacts(noReferences)).toEqual([])
  })

  it('are none where nothing but spaces is typed', () => {
    expect(areNoReferences({ ...noReferences, costCentre: '  ' })).toBe(true)
    expect(areNoReferences({ ...noReferences, costCentre: '4' })).toBe(false)
  })
})
