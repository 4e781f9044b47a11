import fc from 'fast-check'
import { expect, it } from 'vitest'
import { resultsOfServer } from './authentication-results.ts'

const server = 'mx.shop.example'

it.each([
  [
    'each check with its domain, whatever stands in comments',
    `${server}; spf=fail (sender SPF; dkim=pass) smtp.mailfrom=jan@jansen.example; dkim=fail (bad) header.d=jansen.example header.s=x; dkim=pass header.i=@Elders.example; dmarc=fail (p=REJECT) header.from=jansen.example`,
    {
      spf: { result: 'fail', domain: 'jansen.example' },
      dkim: [
        { result: 'fail', domain: 'jansen.example' },
        { result: 'pass', domain: 'elders.example' },
      ],
      dmarc: 'fail',
    },
  ],
  ['a version and quotes', `"MX.shop.example"/1; dmarc=pass`, { spf: null, dkim: [], dmarc: 'pass' }],
  ['that nothing was looked at', `${server} 1; none`, { spf: null, dkim: [], dmarc: null }],
  [
    'SPF by the name that greeted',
    `${server}; spf=pass smtp.helo=post.jansen.example`,
    { spf: { result: 'pass', domain: 'post.jansen.example' }, dkim: [], dmarc: null },
  ],
  [
    'words of the standard before, and none that nobody knows',
    `${server}; spf=hardfail; dkim=bestguesspass; dmarc=bestguesspass`,
    { spf: { result: 'fail', domain: null }, dkim: [], dmarc: null },
  ],
])('reads %s', (_, value, read) => {
  expect(resultsOfServer([value], server)).toEqual(read)
})

it('believes only the topmost header of our own server', () => {
  const others = [
    'elders.example; dmarc=pass',
    `mx.shop.example.elders.nl; dmarc=pass`,
    'spf=pass; dmarc=pass',
  ]
  expect(resultsOfServer(others, server)).toBeNull()
  const own = [...others, `${server}; dmarc=fail`, `${server}; dmarc=pass`]
  expect(resultsOfServer(own, server)?.dmarc).toBe('fail')
})

it('reads any text without failing', () => {
  const words = fc.constantFrom(
    'spf',
    'dkim',
    'dmarc',
    '=',
    ';',
    '(',
    ')',
    '"',
    '.',
    ' ',
    'fail',
    'smtp',
    'header',
    '__proto__',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string())), parts => {
      expect(resultsOfServer([`${server}; ${parts.join('')}`], server)).not.toBeNull()
    }),
  )
})
