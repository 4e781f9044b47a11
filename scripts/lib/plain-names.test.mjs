import { describe, expect, it } from 'vitest'
import { plainNames } from './plain-names.mjs'

describe('a private word', () => {
  it.each([
    ['export const orderStanding = 1\n', 'orderStanding', 'status'],
    ['export async function settleCart() {}\n', 'settleCart', 'normalize'],
    ['export type ProductOnWire = 1\n', 'ProductOnWire', 'dto'],
    ['export const madeOnce = 1\n', 'madeOnce', 'lazy'],
    ['export class KeptPage {}\n', 'KeptPage', 'cached'],
  ])('is refused as a part of an exported name: %s', (text, name, term) => {
    const [sentence, ...others] = plainNames('server/planted.ts', `\n${text}`)
    expect(others).toEqual([])
    expect(sentence).toContain(`server/planted.ts:2 exports ${name}; the field says`)
    expect(sentence).toContain(term)
  })

  it('is refused as a part of a file name', () => {
    for (const file of [
      'src/features/quotes/server/on-wire.ts',
      'web/kept-words.test.ts',
      'domain/settle-cart.ts',
    ])
      expect(plainNames(file, '')).toHaveLength(1)
  })

  it('stays allowed in prose, in names that are not exported, and as a part of another word', () => {
    const text =
      '// The standing of a case was settled.\nconst standing = 1\nexport const understanding = standing\n'
    expect(plainNames('server/outstanding.ts', text)).toEqual([])
  })
})

describe('a doc comment that begins with "What"', () => {
  const text = '/**\n * What a line costs.\n */\nexport const cost = 1\n  /** What it weighs. */\n'

  it('is refused, on one line or several', () =>
    expect(plainNames('domain/planted.ts', text)).toEqual([
      'domain/planted.ts:1 begins a comment with "What": name the thing itself.',
      'domain/planted.ts:5 begins a comment with "What": name the thing itself.',
    ]))
})
