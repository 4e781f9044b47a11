import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodedLink, tokenOf } from './link-token.ts'

/** Tokens of mailed links, and of the link that the start prints for the first administrator. */
const tokens = fc.stringMatching(/^(?:1[0-9]{12}\.)?[A-Za-z0-9_-]{43}$/)
const mailedTokens = fc.stringMatching(/^[A-Za-z0-9_-]{43}$/)
const encodedHash = fc.constantFrom('%23', '%2523', '%252523')
/** Characters that filters and mail programs append to an address. */
const behind = fc.constantFrom('', '.', ')', '%3E', '&data=05%7C02', '?utm_source=mail', '/', '#')

test('a token is found behind the #, whatever a mail program wrote around it', () => {
  fc.assert(
    fc.property(tokens, behind, (token, after) => {
      expect(tokenOf(`#${token}${after}`)).toBe(token)
      expect(tokenOf(`#%23${token}${after}`)).toBe(token)
    }),
  )
})

test('what is cut is no token', () => {
  fc.assert(
    fc.property(mailedTokens, fc.integer({ min: 0, max: 42 }), (token, length) => {
      expect(tokenOf(`#${token.slice(0, length)}`)).toBe(null)
      expect(encodedLink(`/volgen%23${token.slice(0, length)}`)).toBe(null)
    }),
  )
})

test('an encoded # is read as one, whatever is written around it', () => {
  fc.assert(
    fc.property(tokens, encodedHash, behind, (token, hash, after) => {
      const link = { page: '/bestellen/hervatten', token }
      expect(encodedLink(`/bestellen/hervatten${hash}${token}${after}`)).toEqual(link)
      expect(encodedLink(`/Bestellen/Hervatten/${hash}${token}${after}`)).toEqual(link)
      expect(encodedLink(`/bestellen/hervatten?bron=mail${hash}${token}${after}`)).toEqual(link)
    }),
  )
})
