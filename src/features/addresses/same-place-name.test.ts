import { expect, test } from 'vitest'
import { isSamePlaceName } from './same-place-name.ts'

test.each([
  ['Frederiksplein', 'Frederiksplein'],
  ['frederiks plein', 'Frederiksplein'],
  ['Belgielaan', 'Belgiëlaan'],
  ['van t Hoffstraat', "Van 't Hoffstraat"],
  ['Burg. Dijkstr.', 'Burgemeester Dijkstraat'],
  ['De Ruyterkade', 'De Ruijterkade'],
  ['Den Haag', "'s-Gravenhage"],
  ['S Gravenhage', 'Den Haag'],
  ['Bergen', 'Bergen (NH)'],
])('%s is %s', (typed, registered) => expect(isSamePlaceName(typed, registered)).toBe(true))

test.each([
  ['Voorbeeldstraat', 'Frederiksplein'],
  ['', 'Frederiksplein'],
  ['Frederiks', 'Frederiksplein'],
  ['.', 'Frederiksplein'],
  ['F.', 'Hoofdstraat'],
  ['1e Helmersstraat', '2e Helmersstraat'],
  ['a.a.a.a.a.a.a.a', 'aaaaaaaaaaaaaaaaaaaa'],
])('%j is not %s', (typed, registered) => expect(isSamePlaceName(typed, registered)).toBe(false))

test.each(['.*', 'Kerk(', 'Kerk[a-z]*', 'K\\w+.', 'Kerk{5}.', 'x|Kerkstraat.'])(
  'signs of an expression mean nothing: %s',
  typed => {
    expect(isSamePlaceName(typed, 'Kerkstraat')).toBe(false)
  },
)
