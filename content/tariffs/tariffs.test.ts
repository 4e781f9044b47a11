import { describe, expect, it } from 'vitest'
import { TariffList } from './schema.ts'
import voip from './voip.json' with { type: 'json' }
import wlr from './wlr.json' with { type: 'json' }

describe.each([
  ['voip', voip],
  ['wlr', wlr],
])('the tariffs in %s.json', (_, list) => {
  const { short, long } = TariffList.parse(list)

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
    expect(TariffList.safeParse(list(['Aruba', 'België'])).success).toBe(true)
    expect(TariffList.safeParse(list(['België', 'Aruba'])).success).toBe(false)
    expect(TariffList.safeParse(list(['Aruba', 'Aruba'])).success).toBe(false)
  })

  it('is refused where a price is unknown and nothing says why', () => {
    const row = {
      destination: '0900',
      kind: 'service',
      perMinuteInTenthsOfCents: null,
      startInTenthsOfCents: 0,
    }
    expect(TariffList.safeParse({ ...voip, short: [row] }).success).toBe(false)
    expect(TariffList.safeParse({ ...voip, short: [{ ...row, remark: 'per nummer' }] }).success).toBe(true)
  })
})
