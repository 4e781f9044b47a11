import { expect, it } from 'vitest'
import ranges from './fonts/characters.json' with { type: 'json' }
import { typeface } from './typeface.ts'

const told = ranges.flatMap(([first = 0, last = -1]) =>
  Array.from({ length: last - first + 1 }, (_, nth) => first + nth),
)

it.each(['regular', 'bold'] as const)('fonts/characters.json has the characters of the %s face', weight => {
  const face = typeface[weight]
  expect(told).toEqual(
    face.characterSet.filter(code => face.hasGlyphForCodePoint(code)).sort((a, b) => a - b),
  )
})
