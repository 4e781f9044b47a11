import { expect, test } from 'vitest'
import { withPassage } from './with-passage.ts'

const empty = 'Beste Jan,\n\n\n\nGroet,\nNoor'

test('a passage comes below the greeting, above what was typed', () => {
  expect(withPassage('Beste Jan,\n\nHalf af\n\nGroet,\nNoor', 'Glasvezel kan.', '', empty)).toBe(
    'Beste Jan,\n\nGlasvezel kan.\n\nHalf af\n\nGroet,\nNoor',
  )
  expect(withPassage('Dag Jan', 'Glasvezel kan.', '', empty)).toBe('Glasvezel kan.\n\nDag Jan')
})

test('it takes the place of the one before, stands once, and what was changed in it stays', () => {
  const before = 'Glasvezel kan niet.'
  expect(withPassage(`Beste Jan,\n\n${before}\n\nGroet`, 'Het kan voor $& 5.', before, empty)).toBe(
    'Beste Jan,\n\nHet kan voor $& 5.\n\nGroet',
  )
  const text = 'Beste Jan,\n\nGlasvezel kan.\n\nGroet'
  expect(withPassage(text, 'Glasvezel kan.', before, empty)).toBe(text)
  expect(withPassage('Beste Jan,\n\nHelaas niet.', 'Glasvezel kan.', before, empty)).toBe(
    'Beste Jan,\n\nGlasvezel kan.\n\nHelaas niet.',
  )
})
