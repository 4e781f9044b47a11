import { expect, test } from 'vitest'
import privacy from '../../../../content/site/privacy.json' with { type: 'json' }
import words from '../../../../content/site/retention.json' with { type: 'json' }
import { disclosedActivities, personalData } from '../../../app/server/personal-data.ts'
import type { DisclosedActivity, Period } from '../../../common/personal-data.ts'
import { retentionRows } from './retention-rows.ts'

const sessions: DisclosedActivity = {
  name: 'sessions',
  data: ['name', 'device', 'reference'],
  purposes: ['account', 'security'],
  period: { count: 7, unit: 'days' },
}

test('a row tells which data, why on which basis, and how long', () => {
  expect(retentionRows([sessions])).toEqual([
    {
      name: 'sessions',
      what: words.activities.sessions.what,
      data: 'Naam, browser of netwerk',
      why: 'Je account (overeenkomst); Misbruik tegengaan (gerechtvaardigd belang)',
      howLong: 'Hooguit 7 dagen na het inloggen',
    },
  ])
})

test('one of a unit is in the singular', () => {
  const [row] = retentionRows([{ ...sessions, period: { count: 1, unit: 'days' } }])
  expect(row?.howLong).toBe('Hooguit 1 dag na het inloggen')
})

test('an activity without words is named', () => {
  expect(() => retentionRows([{ ...sessions, name: 'nieuw' }])).toThrow(
    /retention\.json has no words for nieuw/,
  )
})

test('every activity of the map that is told of has its words, and no other has', () => {
  const rows = retentionRows(disclosedActivities)
  expect(Object.keys(words.activities).toSorted()).toEqual(
    disclosedActivities.map(({ name }) => name).toSorted(),
  )
  expect(rows.map(({ howLong }) => howLong).filter(text => /[{}]/.test(text))).toEqual([])
  const withPeriod = disclosedActivities.filter(
    ({ name, period }) => period && rows.some(row => row.name === name),
  )
  expect(
    withPeriod.filter(({ name, period }) => {
      const row = rows.find(each => each.name === name)
      return !row?.howLong.includes(`${period?.count} `)
    }),
  ).toEqual([])
})

test('the sentences before the table say the periods of the map', () => {
  const told = privacy.sections.find(({ id }) => id === 'bewaren')?.paragraphs.join(' ')
  const inWords = ({ count, unit }: Period) => `${count} ${words.units[unit][count === 1 ? 'one' : 'other']}`
  const period = (name: string) => {
    const activity = personalData.activities.find(each => each.name === name)
    return activity?.period ? inWords(activity.period) : ''
  }
  expect(told).toContain(`Bestellingen en facturen bewaren we ${period('orders')}`)
  expect(period('quotes')).toBe(period('forms'))
  expect(told).toContain(`wat je met een formulier stuurt wissen we na ${period('forms')}`)
  expect(told).toContain(
    `Een sollicitatie wissen we ${period('job-applications')} nadat we hem hebben afgehandeld, of ${period('job-applications-with-consent')} daarna`,
  )
  expect(told).toContain(`Een registratie die niemand activeert wissen we na ${period('registrations')}`)
  expect(told).toContain(
    `Een winkelwagen die je met ‘Bewaar voor later’ bewaart wissen we na ${period('saved-carts')}`,
  )
})
