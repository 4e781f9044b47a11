import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type CheckResult, checkResults } from '../cases/sender-check-results.ts'
import { checkSender, domainOf, isAligned, type SenderEvidence } from './sender-check.ts'

const from = 'lotte@korenmolen.example'
const nothing: SenderEvidence = { spf: null, dkim: [], dmarc: null }
const own = (result: CheckResult) => ({ result, domain: 'post.korenmolen.example' })
const other = (result: CheckResult) => ({ result, domain: 'elders.example' })

describe('a sender', () => {
  test.each<[string, Partial<SenderEvidence>, string]>([
    ['is unknown where nobody looked', {}, 'unknown'],
    ['is right where DMARC passes', { dmarc: 'pass', spf: own('fail') }, 'pass'],
    ['is wrong where DMARC fails', { dmarc: 'fail', dkim: [own('pass')] }, 'fail'],
    ['is right with one signature of its own', { dkim: [other('fail'), own('fail'), own('pass')] }, 'pass'],
    ['is right by a signature where it was forwarded', { spf: own('fail'), dkim: [own('pass')] }, 'pass'],
    ['is right by SPF of its own', { spf: own('pass'), dkim: [own('fail')] }, 'pass'],
    ['is unknown where only others passed', { spf: other('pass'), dkim: [other('pass')] }, 'unknown'],
    ['is unknown where only others failed', { spf: other('fail'), dkim: [other('fail')] }, 'unknown'],
    ['is wrong where SPF fails', { spf: own('fail'), dmarc: 'none' }, 'fail'],
    [
      'is wrong where SPF fails for it and others passed',
      { spf: own('fail'), dkim: [other('pass')] },
      'fail',
    ],
    ['is wrong where its signature fails', { dkim: [own('fail')] }, 'fail'],
    ['is wrong where SPF fails and does not say for whom', { spf: { result: 'fail', domain: null } }, 'fail'],
    [
      'is unknown where SPF passes and does not say for whom',
      { spf: { result: 'pass', domain: null } },
      'unknown',
    ],
    ['is unknown where SPF only doubts', { spf: own('softfail') }, 'unknown'],
    ['is unknown where DMARC could not be looked up', { dmarc: 'temperror', spf: own('fail') }, 'unknown'],
    [
      'is unknown where a key could not be looked up',
      { dkim: [own('temperror')], spf: own('fail') },
      'unknown',
    ],
  ])('%s', (_, evidence, verdict) => {
    expect(checkSender(from, { ...nothing, ...evidence }).verdict).toBe(verdict)
  })

  test('that is nobody is judged by DMARC alone', () => {
    expect(checkSender('', { ...nothing, spf: other('fail') }).verdict).toBe('unknown')
    expect(checkSender('', { ...nothing, dmarc: 'fail' }).verdict).toBe('fail')
  })

  test('is never right or wrong by what others signed or sent', () => {
    const result = fc.constantFrom(...checkResults)
    const foreign = fc.record({
      result,
      domain: fc.constantFrom('elders.example', 'korenmolen.example.elders.nl'),
    })
    fc.assert(
      fc.property(foreign, fc.array(foreign), (spf, dkim) => {
        expect(checkSender(from, { spf, dkim, dmarc: null }).verdict).toBe('unknown')
      }),
    )
  })
})

describe('domains', () => {
  it.each([
    ['korenmolen.nl', 'korenmolen.nl', true],
    ['korenmolen.nl', 'Post.Korenmolen.NL.', true],
    ['a.korenmolen.nl', 'b.korenmolen.nl', true],
    ['korenmolen.nl', 'nietkorenmolen.nl', false],
    ['korenmolen.nl', 'korenmolen.nl.elders.nl', false],
    ['een.co.uk', 'twee.co.uk', false],
    ['een.github.io', 'twee.github.io', false],
    ['nl', 'korenmolen.nl', false],
    ['', '', false],
  ])('%s and %s are of one organisation: %s', (one, another, aligned) => {
    expect(isAligned(one, another)).toBe(aligned)
    expect(isAligned(another, one)).toBe(aligned)
  })

  it('stand behind the last @', () => {
    expect(domainOf('"a@b.nl"@Korenmolen.nl')).toBe('korenmolen.nl')
    expect(domainOf('scanner')).toBe('')
  })
})
