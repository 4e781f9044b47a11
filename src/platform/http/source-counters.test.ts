import { describe, expect, test } from 'vitest'
import { createSourceCounters } from './source-counters.ts'

const minute = 60_000
const limit = { max: 3, windowMs: minute }

/** Counters with a clock that the test turns. */
function startCounters(most?: number) {
  let nowMs = 0
  const counters = createSourceCounters({ now: () => nowMs, ...(most !== undefined && { most }) })
  return {
    later: (ms: number) => {
      nowMs += ms
    },
    /** How many of these were counted. */
    taken: (ips: Iterable<string>, what = 'a call', given = limit) =>
      [...ips].filter(ip => counters.count(what, ip, given) === 0).length,
    wait: (ip: string, what = 'a call') => counters.count(what, ip, limit),
  }
}

const times = <T>(count: number, one: (nth: number) => T): T[] =>
  Array.from({ length: count }, (_, nth) => one(nth))
const hex = (nth: number) => nth.toString(16)

describe('a source', () => {
  test('may do so much within a window, hears how long it lasts, and may again after it', () => {
    const { taken, wait, later } = startCounters()
    expect(taken(times(5, () => '192.0.2.7'))).toBe(3)
    later(20_500)
    expect(wait('192.0.2.7')).toBe(40)
    later(39_500)
    expect(taken(times(5, () => '192.0.2.7'))).toBe(3)
  })

  test('of which there are others, each with its own count, as each thing to do has', () => {
    const { taken } = startCounters()
    expect(taken(times(5, () => '192.0.2.7'))).toBe(3)
    expect(taken(times(5, () => '192.0.2.8'))).toBe(3)
    expect(
      taken(
        times(5, () => '192.0.2.7'),
        'another call',
      ),
    ).toBe(3)
  })

  test('of IPv6 is a /64, whichever address in it', () => {
    const { taken } = startCounters()
    expect(taken(times(9, nth => `2001:db8:1:2::${hex(nth)}`))).toBe(3)
  })
})

describe('a subscriber of IPv6', () => {
  test('with a /56 may do four times as much as one source', () => {
    const { taken } = startCounters()
    expect(taken(times(256, nth => `2001:db8:1:${hex(nth)}::1`))).toBe(12)
  })

  test('with a /48 may do sixteen times as much', () => {
    const { taken } = startCounters()
    expect(taken(times(65_536, nth => `2001:db8:1:${hex(nth)}::1`))).toBe(48)
    expect(taken(times(5, () => '2001:db8:2:1::1'))).toBe(3)
  })

  test('takes nothing from the networks around him by what is refused', () => {
    const { taken } = startCounters()
    taken(times(1_000, () => '2001:db8:1:1::1'))
    expect(taken(times(5, () => '2001:db8:1:2::1'))).toBe(3)
  })
})

describe('the memory of sources', () => {
  test('is not emptied by all networks of a /48, however much each may do', () => {
    const { taken } = startCounters()
    taken(times(3, () => '192.0.2.7'))
    taken(
      times(65_536, nth => `2001:db8:1:${hex(nth)}::1`),
      'a call',
      { max: 5_000, windowMs: minute },
    )
    expect(taken(['192.0.2.7'])).toBe(0)
  })

  test('forgets those that would be over first where there are too many', () => {
    const { taken } = startCounters(100)
    const stillRefused = (ip: string) => taken([ip]) === 0
    taken(times(3, () => '192.0.2.7'))
    taken(times(96, nth => `198.51.100.${nth}`))
    taken(times(3, () => '203.0.113.7'))
    expect(stillRefused('192.0.2.7')).toBe(true)
    taken(times(3, nth => `198.51.101.${nth}`))
    expect(stillRefused('192.0.2.7')).toBe(false)
    expect(stillRefused('203.0.113.7')).toBe(true)
  })

  test('forgets what is over, and counts anew what comes again', () => {
    const { taken, later } = startCounters(100)
    const early = times(60, nth => `192.0.2.${nth}`)
    taken(early.flatMap(ip => [ip, ip, ip]))
    later(minute)
    taken(['198.51.100.1', '198.51.100.1', '198.51.100.1'])
    taken(times(60, nth => `203.0.113.${nth}`))
    expect(taken(['198.51.100.1'])).toBe(0)
    expect(taken(['192.0.2.1'])).toBe(1)
  })

  test('has those of an hour and of a minute apart', () => {
    const { taken, later } = startCounters(100)
    const hour = { max: 3, windowMs: 60 * minute }
    taken(
      times(3, () => '192.0.2.7'),
      'a form',
      hour,
    )
    taken(times(200, nth => `198.51.100.${nth}`))
    later(minute)
    expect(taken(['192.0.2.7'], 'a form', hour)).toBe(0)
  })
})
