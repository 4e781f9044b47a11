import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  fieldsIn,
  fillReply,
  type ReplyValues,
  replyFieldNames,
  replyPieces,
  unknownFieldsIn,
} from './reply-fields.ts'

const valuesOf = (value: (name: string) => string) =>
  Object.fromEntries(replyFieldNames.map(name => [name, value(name)])) as ReplyValues
const full = valuesOf(name => `<${name}>`)
const empty = valuesOf(() => '')

test.each([
  ['Beste {contact},', 'Beste <contact>,'],
  ['{Leverdag} of { leverdag }', '<leverdag> of <leverdag>'],
  ['{"a": 1} en {x1} en {}', '{"a": 1} en {x1} en {}'],
  ['{onbekend}', '{onbekend}'],
])('%j is filled as %j', (text, filled) => {
  expect(fillReply(text, full)).toBe(filled)
})

test('a field without a value stays, and is found', () => {
  const filled = fillReply('Op { Leverdag } komt {medewerker}.', { ...empty, medewerker: 'Noor' })
  expect(filled).toBe('Op {leverdag} komt Noor.')
  expect(fieldsIn(filled)).toEqual(['leverdag'])
})

test('names that are no fields are found once each', () => {
  expect(unknownFieldsIn('{leverdag} {datum} {Datum} {naam}')).toEqual(['datum', 'naam'])
})

/** Texts of fields, braces and other words in any order. */
const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom(...replyFieldNames.map(name => `{${name}}`), '{', '}', '{datum}', '\n'),
      fc.string(),
    ),
  )
  .map(parts => parts.join(''))

test('with a value for each field no field is left, and nothing else changes', () => {
  fc.assert(
    fc.property(texts, text => {
      const pieces = replyPieces(text, full)
      const filled = fillReply(
        text,
        valuesOf(() => '1'),
      )
      expect(fieldsIn(filled)).toEqual([])
      expect(unknownFieldsIn(filled)).toEqual(unknownFieldsIn(text))
      expect(pieces.map(piece => (piece.kind === 'text' ? piece.text : piece.value)).join('')).toBe(
        fillReply(text, full),
      )
      expect(new Set(pieces.flatMap(piece => (piece.kind === 'field' ? [piece.field] : [])))).toEqual(
        new Set(fieldsIn(text)),
      )
    }),
  )
})

test('filling twice is filling once where no field has a value', () => {
  fc.assert(
    fc.property(texts, text => {
      const once = fillReply(text, empty)
      expect(fillReply(once, empty)).toBe(once)
      expect(fieldsIn(once)).toEqual(fieldsIn(text))
    }),
  )
})
