import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { nearKeys, nearWords } from './near-keys.ts'
import { keysOf, phoneKey, plainSearch, type SearchableCase, wordsOf } from './search-keys.ts'
import { searchTerms } from './search-terms.ts'

const bakery: SearchableCase = {
  number: '482739165',
  kvkNumber: '68750110',
  vatNumber: 'NL000099998B57',
  names: ['Bakkerij De Korenmolen B.V.', 'Lotte van den Heuvel'],
  references: ['PO-2026/117', 'KP 4410'],
  emails: ['Administratie@korenmolen.example'],
  phones: ['+31201234567'],
  addresses: [
    {
      street: 'Frederiksplein',
      zipCode: '1017XN',
      houseNumber: '42',
      houseNumberSuffix: 'A',
      city: 'Amsterdam',
    },
  ],
  texts: ['Graag bellen over de storing.'],
}
const { keys: bakeryKeys, words } = keysOf(bakery)

/** Whether what was typed finds the bakery, as src/features/work-list/server/search.ts goes about it. */
const finds = (typed: string, keys: readonly string[] = bakeryKeys): boolean =>
  searchTerms(typed).every(term => {
    if (term.kind === 'word')
      return keys.some(
        key =>
          [term.word, ...(term.spellings ?? [])].some(word => key.startsWith(word)) ||
          term.joined?.includes(key),
      )
    const isWhole = term.kind === 'key' && term.isWhole
    return term.keys.some(typedKey =>
      keys.some(key => (isWhole ? key === typedKey : key.startsWith(typedKey))),
    )
  })

describe('a case', () => {
  it.each([
    ['its number', '482739165'],
    ['its number as it is read out', '482-739-165'],
    ['the beginning of its number', '4827'],
    ['the end of its number', '9165'],
    ['two groups of its number', '739-165'],
    ['its second group', '739'],
    ['the subject of an answer', 'Re: Bestelling 482-739-165'],
    ['the subject of an answer to one', 'Fwd: Antw: RE: Bestelling 482-739-165'],
    ['the end of its KVK number', '0110'],
    ['its KVK number', '68 75 01 10'],
    ['its phone number', '020 123 45 67'],
    ['the same with its country', '+31 (0)20-1234567'],
    ['the same as it is dialled from abroad', '0031201234567'],
    ['its postcode', '1017 xn'],
    ['its postcode and house number', '1017XN 42'],
    ['the same with the addition', '1017 XN 42a'],
    ['its e-mail address', 'administratie@KORENMOLEN.example'],
    ['the beginning of its e-mail address', 'administratie@'],
    ['its purchase order number', 'PO-2026/117'],
    ['the same without signs', 'po2026117'],
    ['the beginning of it', 'PO2026'],
    ['its digits', '2026/117'],
    ['its cost centre', 'kp 4410'],
    ['a part of it behind a word', 'PO 4410'],
    ['the same behind another word', 'inkoopnummer 4410'],
    ['the name of the company', 'Bakkerij de Korenmolen BV'],
    ['a word of it', 'korenmolen'],
    ['the beginning of a word', 'koren'],
    ['words in another order', 'heuvel lotte'],
    ['a name and a postcode', 'korenmolen 1017XN'],
    ['its number behind a word', 'bestelling 482-739-165'],
    ['its number behind a sign', '#482-739-165'],
    ['the number of its agreement', 'C482739165'],
    ['the number of its agreement as it is read out', 'contract C482-739-165'],
    ['the number of its agreement with spaces', 'c482 739 165'],
    ['its number in a sentence of our mails', 'Bestelnummer: 482739165'],
    ['its KVK number behind a word', 'KVK 68750110'],
    ['the same with a colon', 'KvK-nummer: 6875 0110'],
    ['a phone number as a link', 'tel:+31201234567'],
    ['a phone number with what it is', '+31 20 1234567 (kantoor)'],
    ['the same after a word', 'Tel. 020 - 123 45 67'],
    ['a phone number without its zero', '20 1234567'],
    ['its last digits', '4567'],
    ['more of its last digits', '1234567'],
    ['the house number alone', '42'],
    ['the house number with its addition', '42a'],
    ['the street', 'frederiksplein'],
    ['street, number and town', 'Frederiksplein 42, Amsterdam'],
    ['the town', 'amsterdam'],
    ['the domain of its mails', 'korenmolen.example'],
    ['the same with the sign', '@korenmolen.example'],
    ['a link to its e-mail address', 'mailto:administratie@korenmolen.example'],
    ['its VAT number', 'NL000099998B57'],
    ['its VAT number as it is written', 'BTW-nummer NL 0000.99.998.B57'],
    ['a word of a message', 'storing'],
    ['a word of a message and the company', 'storing korenmolen'],
  ])('is found by %s', (_, typed) => {
    expect(searchTerms(typed)).not.toEqual([])
    expect(finds(typed)).toBe(true)
  })

  it.each(['482739166', '68750111', '020 123 45 68', '1017 XN 4', '1018XN', 'molen bakkerij zeist'])(
    'is not found by %s',
    typed => expect(finds(typed)).toBe(false),
  )

  it.each([
    'Re: Bestelling 720-268-436',
    'Antw: Je bestelling 720-268-436 bij Voorbeeld Telecom is bevestigd',
  ])('is found by a subject with its number alone, whatever stands around it: %s', typed => {
    const { keys } = keysOf({ ...bakery, number: '720268436' })
    expect(finds(typed, keys)).toBe(true)
    expect(finds(typed)).toBe(false)
  })

  it('whose KVK number begins with a zero is found by it', () => {
    const found = keysOf({ ...bakery, kvkNumber: '01234567' }).keys
    const [term] = searchTerms('01234567')
    expect(term?.kind === 'key' && term.keys.some(key => found.includes(key))).toBe(true)
  })

  it.each([
    ['kjaer', 'Kjær'],
    ['kjær', 'Kjær'],
    ['zolc', 'Żółć'],
    ['oeuvre', 'Œuvre'],
    ['son ol', 'Søn Øl'],
    ['strasse', 'Straße'],
    ['gudmundur thor', 'Guðmundur Þór'],
    ['dukic', 'Đukić'],
    ['isik', 'Işık'],
    ['fiets', 'ﬁets'],
    ['annemarie', 'Anne-Marie'],
    ['anne marie', 'Annemarie'],
    ['anne-marie', 'Annemarie'],
    ['vd berg', 'Jan van der Berg'],
    ['v.d. berg', 'Jan van der Berg'],
    ['v/d berg', 'Jan van der Berg'],
    ['vanderberg', 'Jan van der Berg'],
    ['vdberg', 'Jan van der Berg'],
    ['van der berg', 'Jan v.d. Berg'],
    ['vandijk', 'Anna van Dijk'],
    ['yssel', 'Hollandse IJssel'],
    ['ysselka', 'IJsselkade'],
    ['ijssel', 'Yssel B.V.'],
    ['ruysdael', 'Ruijsdael'],
    ['dijk', 'Van Dyk'],
    ['bol com', 'bol.com B.V.'],
    ['bol.com', 'bol.com B.V.'],
    ['bol.com', 'Bol Com'],
    ['annemarie', 'Anne Marie'],
    ['t-mobile', 'T-Mobile'],
    ['tmobile', 'T-Mobile'],
  ])('is found by %s where it is called %s', (typed, name) =>
    expect(finds(typed, keysOf({ ...bakery, names: [name] }).keys)).toBe(true),
  )

  it('is found by both forms of an international domain', () => {
    const { keys } = keysOf({ ...bakery, emails: ['info@b\u00fccher.example'] })
    for (const typed of ['info@xn--bcher-kva.example', 'info@B\u00dcCHER.example'])
      expect(finds(typed, keys)).toBe(true)
  })

  it('has words that are no numbers, and each key once', () => {
    expect(words).toEqual([
      'bakkerij',
      'korenmolen',
      'lotte',
      'heuvel',
      'frederiksplein',
      'amsterdam',
      'administratie',
      'po2026117',
      'po',
      'kp4410',
      'kp',
    ])
    expect(new Set(bakeryKeys).size).toBe(bakeryKeys.length)
  })
})

describe('a word', () => {
  it.each([
    ['Café ’t Hoekje', ['cafe', 'hoekje']],
    ['bol.com B.V.', ['bolcom']],
    ['Müller & Zn.', ['muller', 'zn']],
    ['De B.V.', ['de', 'bv']],
    ['...', []],
  ])('of %s', (name, expected) => {
    expect(wordsOf(name)).toEqual(expected)
  })
})

describe('what is typed', () => {
  it.each(['', '   ', '--', '@', '+'])('says nothing: %j', typed => {
    expect(searchTerms(typed)).toEqual([])
  })

  it('never fails, and asks for a few keys of a bounded length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), typed => {
        const terms = searchTerms(typed)
        expect(terms.length).toBeLessThanOrEqual(6)
        for (const term of terms)
          for (const key of term.kind === 'word' ? [term.word] : term.keys)
            expect(key.length).toBeLessThanOrEqual(110)
      }),
    )
  })

  it('finds what has the same words, whatever they are', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(name, typed => {
        const found = new Set(wordsOf(typed))
        fc.pre(found.size > 0)
        for (const word of wordsOf(typed)) expect(wordsOf(word)).toEqual([word])
      }),
    )
  })
})

describe('a phone number', () => {
  it('is one key, however it is written', () => {
    for (const written of ['+31612345678', '06-12345678', '0031 6 12 34 56 78', '+31 (0)6 12345678'])
      expect(phoneKey(written)).toBe('31612345678')
  })
})

describe('a mistyped key', () => {
  it.each([
    ['a wrong digit', '482739185'],
    ['two digits that changed places', '482793165'],
    ['a digit too few', '48273916'],
    ['a digit too many', '4827391655'],
    ['the first digit', '582739165'],
  ])('is near the right one: %s', (_, typed) => {
    expect(nearKeys(typed)).toContain('482739165')
  })

  it('of a postcode is near the right one', () => {
    expect(nearKeys('1017xm42')).toContain('1017xn42')
    expect(nearKeys('1071xn42')).toContain('1017xn42')
  })

  it('is near few others, and not itself', () => {
    const near = nearKeys('31201234567')
    expect(near.length).toBeLessThan(300)
    expect(near).not.toContain('31201234567')
  })
})

describe('a mistyped word', () => {
  it.each([
    ['a wrong letter', 'hovemiers'],
    ['two letters that changed places', 'hoveneirs'],
    ['a letter too few', 'hovenies'],
    ['a letter too many', 'hoveniiers'],
    ['a letter too few at its end', 'hovenier'],
  ])('is near the right one: %s', (_, typed) => {
    expect(nearWords(typed)).toContain('hoveniers')
    expect(nearWords('hoveniers')).toContain(typed)
  })

  it('may have digits, and letters of another alphabet', () => {
    expect(nearWords('studio5')).toContain('studio54')
    expect(nearWords('τροφημα')).toContain('τροφιμα')
    expect(nearWords('хранна')).toContain('храна')
  })
})

describe('one digit of a name', () => {
  it('tells it from others, in what is kept and in what is typed', () => {
    expect(wordsOf('Filiaal 1')).toEqual(['filiaal', '1'])
    expect(searchTerms('Filiaal 1')).toMatchObject([
      { kind: 'word', word: 'filiaal' },
      { kind: 'word', word: '1' },
    ])
  })
})

describe('what is compared with text as it was typed', () => {
  it('is digits without what stands between them, else the words; nothing where digits are none', () => {
    expect(['8765 4321', '8.7', 'De Zon 2', '. .', '🥐'].map(plainSearch)).toEqual([
      '87654321',
      '87',
      'de zon 2',
      '',
      '🥐',
    ])
  })
})

test.each(['🥐', '…', '()', '\u0301', '- -'])('%j is nothing to search for', typed => {
  expect(searchTerms(typed)).toEqual([])
})
