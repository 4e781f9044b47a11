import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressesIn, addressList } from './cc-addresses.ts'

test.each([
  ['', []],
  [' , ;', []],
  ['a@b.nl', ['a@b.nl']],
  ['a@b.nl;c@d.nl, e@f.nl g@h.nl', ['a@b.nl', 'c@d.nl', 'e@f.nl', 'g@h.nl']],
  ['A@b.nl, a@B.NL', ['A@b.nl']],
  ['mailto:a@b.nl', ['a@b.nl']],
])('%j are %j', (typed, addresses) => {
  expect(addressesIn(typed)).toEqual(addresses)
})

test('what is written as a list is read as the same list', () => {
  fc.assert(
    fc.property(fc.array(fc.emailAddress()), addresses => {
      const read = addressesIn(addresses.join(';'))
      expect(addressesIn(addressList(read))).toEqual(read)
    }),
  )
})
