import fc from 'fast-check'
import { expect, it } from 'vitest'
import { firstAddress } from './first-address.ts'

it.each([
  ['Jan <jan.de-vries+a@jansen.example>', 'jan.de-vries+a@jansen.example'],
  ['rfc822;jan@jansen.example; x', 'jan@jansen.example'],
  ['@ jan @a b@-x c@d', 'c@d'],
  [`${'a'.repeat(70)}@b.example`, `${'a'.repeat(64)}@b.example`],
  ['jan@b.example.', 'jan@b.example'],
  ['jan@', null],
  ['', null],
])('finds in %s %s', (text, address) => {
  expect(firstAddress(text)).toBe(address)
})

it('finds the address wherever it stands among words', () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,12}$/)
  fc.assert(
    fc.property(fc.array(word), word, word, fc.array(word), (before, name, host, after) => {
      const address = `${name}@${host}.example`
      expect(firstAddress([...before, address, ...after].join(' '))).toBe(address)
    }),
  )
})
