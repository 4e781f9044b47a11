import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import voip from '../../../../content/tariffs/voip.json' with { type: 'json' }
import wlr from '../../../../content/tariffs/wlr.json' with { type: 'json' }
import { TariffList } from '../tariffs.ts'

describe.each([
  ['voip', voip],
  ['wlr', wlr],
])('the tariffs in %s.json', (_, list) => {
  const { short, long } = z.parse(TariffList, list)

  it('name the world', () => {
    expect(long.length).toBeGreaterThan(190)
  })

  it('say the same for a country that is on both lists', () => {
    for (const { destination, kind, perMinuteInTenthsOfCents } of short) {
      const country = long.find(row => row.destination === destination)
      if (country === undefined) continue
      expect(perMinuteInTenthsOfCents, `${destination} ${kind}`).toBe(
        kind === 'mobiel' ? country.mobilePerMinuteInTenthsOfCents : country.fixedPerMinuteInTenthsOfCents,
      )
    }
  })
})

describe('a tariff list', () => {
  const list = (destinations: readonly string[]) => ({
    ...voip,
    long: destinations.map(destination => ({
      destination,
      code: '+32',
      fixedPerMinuteInTenthsOfCents: 25,
      mobilePerMinuteInTenthsOfCents: 95,
    })),
  })

  it('is refused where a country stands twice or out of order', () => {
    expect(z.safeParse(TariffList, list(['Aruba', 'België'])).success).toBe(true)
    expect(z.safeParse(TariffList, list(['België', 'Aruba'])).success).toBe(false)
    expect(z.safeParse(TariffList, list(['Aruba', 'Aruba'])).success).toBe(false)
  })

  it('is refused where a price is unknown and nothing says why', () => {
    const row = {
      destination: '0900',
      kind: 'service',
      perMinuteInTenthsOfCents: null,
      startInTenthsOfCents: 0,
    }
    expect(z.safeParse(TariffList, { ...voip, short: [row] }).success).toBe(false)
    expect(z.safeParse(TariffList, { ...voip, short: [{ ...row, remark: 'per nummer' }] }).success).toBe(true)
  })
})
