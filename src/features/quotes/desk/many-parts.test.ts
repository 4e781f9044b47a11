import { describe, expect, it } from 'vitest'
import { someAddress } from '../../details/testing-person.ts'
import { emptyDraft } from '../part.ts'
import { changedParts, freeLinesOf, refusalsOf } from './many-parts.ts'
import { newDiscount, newFreeLine, type TypedPart, typedPart } from './typed-draft.ts'
import type { TypedQuote } from './use-quote.ts'

const part = (id: string, lines: TypedPart['lines']): TypedPart =>
  typedPart({
    ...emptyDraft,
    id,
    name: `Filiaal ${id}`,
    productType: 'cloud',
    address: { ...someAddress, houseNumber: id },
    lines,
  })
const parts = [part('1', [{ productId: 7, quantity: 1 }]), part('2', []), part('3', [])]
const same = {
  line: null,
  freeLine: null,
  termInMonths: undefined,
  discount: null,
  references: new Map(),
} as const
const chosen = new Set(['1', '2'])

describe('a change of many parts', () => {
  it('changes the quantity of a line or adds it, in those that are chosen', () => {
    const changed = changedParts(parts, chosen, { ...same, line: { productId: 7, quantity: 4 } })
    expect(changed.map(({ lines }) => lines)).toEqual([
      [{ productId: 7, quantity: 4 }],
      [{ productId: 7, quantity: 4 }],
      [],
    ])
  })

  it('takes a line away by none of it', () => {
    const [first] = changedParts(parts, chosen, { ...same, line: { productId: 7, quantity: 0 } })
    expect(first?.lines).toEqual([])
  })

  it('changes the quantity of a free line where a part has it, at its own price, and gives it to the others', () => {
    const line = { ...newFreeLine(), text: 'Graafwerk', price: '150' }
    const [first, ...others] = parts
    if (!first) throw new Error('There are parts')
    const own = {
      ...first,
      freeLines: [
        { ...line, price: '99' },
        { ...newFreeLine(), text: 'Advies' },
      ],
    }
    const said = (changed: readonly TypedPart[]) =>
      changed.map(({ freeLines }) => freeLines.map(({ text, quantity, price }) => [text, quantity, price]))
    const all = [own, ...others]
    const changed = changedParts(all, chosen, { ...same, freeLine: { line, quantity: 3 } })
    expect(said(changed)).toEqual([
      [
        ['Graafwerk', '3', '99'],
        ['Advies', '1', ''],
      ],
      [['Graafwerk', '3', '150']],
      [],
    ])
    expect(freeLinesOf(changed).map(({ text, price }) => [text, price])).toEqual([
      ['Graafwerk', '99'],
      ['Advies', ''],
    ])
    expect(said(changedParts(changed, chosen, { ...same, freeLine: { line, quantity: 0 } }))).toEqual([
      [['Advies', '1', '']],
      [],
      [],
    ])
  })

  it('sets the term, also to that of the catalogue, and leaves it where nothing is chosen', () => {
    const set = changedParts(parts, chosen, { ...same, termInMonths: 36 })
    expect(set.map(({ termInMonths }) => termInMonths)).toEqual([36, 36, null])
    expect(changedParts(set, chosen, same)).toEqual(set)
    expect(changedParts(set, chosen, { ...same, termInMonths: null }).map(each => each.termInMonths)).toEqual(
      [null, null, null],
    )
  })

  it('gives each the references that are typed for it', () => {
    const own = { purchaseOrderNumber: 'PO-1', costCentre: '' }
    const references = new Map([['1', own]])
    const changed = changedParts(parts, chosen, { ...same, references })
    expect(changed.map(each => each.references)).toEqual([own, undefined, undefined])
  })

  it('gives each a discount of its own', () => {
    const discount = { ...newDiscount(), reason: 'keten', value: '10' }
    const changed = changedParts(parts, chosen, { ...same, discount })
    expect(changed.map(({ discounts }) => discounts.map(({ reason }) => reason))).toEqual([
      ['keten'],
      ['keten'],
      [],
    ])
    expect(new Set(changed.flatMap(({ discounts }) => discounts.map(({ key }) => key))).size).toBe(2)
  })
})

describe('what the rules refuse of it', () => {
  const quote = (violations: TypedQuote['violations'], adjusted: readonly string[] = []): TypedQuote => ({
    parts: parts.map(() => ({
      lines: [],
      followed: [],
      violations: [],
      adjusted: adjusted.map(message => ({ code: 'unsettled-line' as const, message })),
      wholeDiscounts: [],
    })),
    violations,
    discountPlaces: [],
  })
  const refused = (place: number, message: string) => ({ code: 'no-lines' as const, part: place, message })

  it('names the parts, each reason once', () => {
    expect(refusalsOf(parts, quote([]), quote([refused(0, 'Te veel.'), refused(1, 'Te veel.')]))).toEqual([
      { message: 'Te veel.', titles: ['Filiaal 1, cloud', 'Filiaal 2, cloud'] },
    ])
  })

  it('counts a line that the rules would leave out', () => {
    expect(refusalsOf(parts, quote([]), quote([], ['Vervalt.']))[0]?.titles).toHaveLength(3)
  })

  it('leaves out what was so before', () => {
    expect(refusalsOf(parts, quote([refused(2, 'Leeg.')]), quote([refused(2, 'Leeg.')]))).toEqual([])
  })
})
