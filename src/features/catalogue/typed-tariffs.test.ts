import { expect, test } from 'vitest'
import type { TariffList } from './tariffs.ts'
import { inOrder, newLong, readTariffs, tenthsFromTyped, typedTariffs } from './typed-tariffs.ts'

const list: TariffList = {
  title: 'Tarieven',
  note: 'Per minuut.',
  updated: '2026-01-01',
  longStartInTenthsOfCents: 45,
  short: [
    {
      destination: 'Nederland',
      kind: 'vast',
      perMinuteInTenthsOfCents: 15,
      startInTenthsOfCents: 0,
    },
    {
      destination: '0900',
      kind: 'service',
      perMinuteInTenthsOfCents: null,
      startInTenthsOfCents: 45,
      remark: 'Zie het nummer',
    },
  ],
  long: [
    {
      destination: 'België',
      code: '+32',
      fixedPerMinuteInTenthsOfCents: 30,
      mobilePerMinuteInTenthsOfCents: 125,
    },
    {
      destination: 'Duitsland',
      code: '+49',
      fixedPerMinuteInTenthsOfCents: 30,
      mobilePerMinuteInTenthsOfCents: 125,
    },
  ],
}

test('a list that was only looked at is the same again', () => {
  expect(readTariffs(typedTariffs(list))).toEqual({ list, errors: {} })
})

test.each([
  ['0,015', 15],
  ['€ 1,5', 1500],
  ['2', 2000],
  ['0,0155', Number.NaN],
  ['veel', Number.NaN],
])('takes %s as %s tenths of a cent', (typed, tenths) => {
  expect(tenthsFromTyped(typed)).toBe(tenths)
})

test('a country that is added stands in the order of the website', () => {
  const typed = typedTariffs(list)
  const added = { ...newLong(), destination: 'Chili', code: '+56', fixed: '0,10', mobile: '0,25' }
  const read = readTariffs(inOrder({ ...typed, long: [added, ...typed.long] }))
  expect(read.list?.long.map(({ destination }) => destination)).toEqual(['België', 'Chili', 'Duitsland'])
})

test('says at the field of the row what is wrong', () => {
  const typed = typedTariffs(list)
  const { list: read, errors } = readTariffs({
    ...typed,
    longStart: 'x',
    short: typed.short.map(row => ({ ...row, remark: '' })),
    long: typed.long.map(row => ({ ...row, code: '32' })),
  })
  expect(read).toBeNull()
  expect(Object.keys(errors).toSorted()).toEqual([
    'long.0.code',
    'long.1.code',
    'longStart',
    'short.1.remark',
  ])
})
