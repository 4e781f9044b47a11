import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Offering } from './offering.ts'
import {
  changeText,
  conflictText,
  mostOfRevisionName,
  nameFrom,
  problemText,
  tariffChanges,
  valueText,
  wholeChange,
} from './revision-words.ts'
import { offeringsOfFiles, tariffsOfFiles } from './server/catalogue-files.ts'

const line = offeringsOfFiles().find(({ id }) => id === 11005) as Offering
const { voip } = tariffsOfFiles()
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('what is made of a revision has a name of its own, which is no longer than a typed one', () => {
  expect(nameFrom('undo', 'Zomer')).toBe('Terugdraaien van “Zomer”')
  expect(nameFrom('copy', 'Zomer')).toBe('Kopie van “Zomer”')
  fc.assert(
    fc.property(
      fc.constantFrom('undo', 'copy'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 }),
      (made, name) => {
        const whole = nameFrom(made, name)
        expect(whole.length).toBeLessThanOrEqual(mostOfRevisionName)
        expect(whole.isWellFormed()).toBe(true)
        expect(whole).not.toBe(name)
        if (!whole.endsWith('…”')) expect(whole).toContain(`“${name}”`)
      },
    ),
  )
})

test('a change is said in one sentence', () => {
  const change = { kind: 'offering', id: '11005' } as const
  const after = { ...line, priceInCents: 100, promoted: !line.promoted, listPriceInCents: null }
  expect(
    plain(changeText({ ...change, before: { ...line, listPriceInCents: 200, priceInCents: 150 }, after })),
  ).toBe(
    `11005 ${line.name}: Uitgelicht: ${line.promoted ? 'ja wordt nee' : 'nee wordt ja'}; Prijs: € 1,50 wordt € 1,00; Normale prijs: € 2,00 wordt geen`,
  )
  expect(
    changeText({
      ...change,
      before: { ...line, exitPercentage: null },
      after: { ...line, exitRule: 'cloud', exitPercentage: 50 },
    }),
  ).toBe(
    `11005 ${line.name}: Opzegregel: volgens de soort wordt Cloud (Dataverordening); Kosten bij eerder stoppen in %: niet bevestigd wordt 50`,
  )
  expect(changeText({ ...change, before: line, after: null })).toBe(`11005 ${line.name}: niet meer te koop`)
  expect(changeText({ ...change, before: null, after: line })).toBe(`11005 ${line.name}: nieuw te koop`)
  expect(changeText({ kind: 'tariffs', id: 'voip', before: voip, after: { ...voip, note: 'x' } })).toBe(
    'Tarieven VoIP: de lijst verandert',
  )
})

test('a picture is told by its name, and an added one by the beginning of its fingerprint', () => {
  expect(valueText('device.imageUrl', '/devices/dect-handset-basis.svg')).toBe('dect handset basis')
  const added = `/productafbeeldingen/${'0123456789abcdef'.repeat(4)}.png`
  expect(valueText('device.imageUrl', added)).toBe('toegevoegde foto 012345')
  expect(valueText('device.imageUrl', null)).toBe('geen')
})

test('a product that is new or ends is told with its price and term, and one that changes by its values', () => {
  const change = { kind: 'offering', id: '11005' } as const
  const once = { ...line, priceInCents: 4_900, contractDuration: 0 }
  const told = (before: Offering | null, after: Offering | null) =>
    wholeChange({ ...change, before, after })?.map(({ label, was, becomes }) => [
      label,
      plain(was),
      plain(becomes),
    ])
  expect(told(null, { ...line, priceInCents: 100 })).toEqual([['Nieuw te koop', '', '€ 1,00 bij 12 maanden']])
  expect(told({ ...line, priceInCents: 100, contractDuration: 1 }, null)).toEqual([
    ['Niet meer te koop', '€ 1,00 bij 1 maand', ''],
  ])
  expect(told(null, once)).toEqual([['Nieuw te koop', '', '€ 49,00 eenmalig']])
  expect(wholeChange({ ...change, before: line, after: line })).toBeNull()
  expect(wholeChange({ kind: 'tariffs', id: 'voip', before: null, after: voip })).toBeNull()
})

test('a problem and a conflict name the product that they are about, and a list by its name', () => {
  const { id, name, productType } = line
  const message = 'De normale prijs is niet hoger dan de prijs'
  expect(problemText({ id, name, productType, path: 'listPriceInCents', message })).toBe(
    `11005 ${name}: Normale prijs: ${message}`,
  )
  expect(problemText({ id: null, name: null, productType, path: null, message })).toBe(message)
  const conflict = { reason: 'changed-meanwhile', revision: { id: 1, name: 'Zomer' } } as const
  expect(conflictText({ ...conflict, kind: 'offering', id: '11005', name })).toContain(`11005 ${name} `)
  expect(conflictText({ ...conflict, kind: 'tariffs', id: 'voip', name: null })).toContain('Tarieven VoIP ')
})

test('a tariff list that changes says every value that differs: its head, a destination, one that comes and one that goes', () => {
  const [first, ...others] = voip.long
  if (!first) throw new Error('The list is empty')
  const after = {
    ...voip,
    title: 'Een andere titel',
    updated: '2098-01-02',
    longStartInTenthsOfCents: 999,
    long: [
      { ...first, fixedPerMinuteInTenthsOfCents: 1, mobilePerMinuteInTenthsOfCents: 2 },
      ...others.slice(1),
      { ...first, destination: 'Zzz', code: '+999' },
    ],
  }
  const changes = tariffChanges(voip, after)
  expect(changes.map(({ label }) => label)).toEqual([
    'Titel',
    'Geldig vanaf',
    'Starttarief naar alle landen',
    `${first.destination} (${first.code})`,
    `${others[0]?.destination} (${others[0]?.code})`,
    'Zzz (+999)',
  ])
  expect(plain(changes[1]?.becomes ?? '')).toBe('2 januari 2098')
  expect(plain(changes[2]?.becomes ?? '')).toBe('€ 0,999')
  expect(plain(changes[3]?.becomes ?? '')).toBe('vast € 0,001, mobiel € 0,002')
  expect(changes[4]?.becomes).toBe('geen')
  expect(changes[5]?.was).toBe('geen')
  expect(tariffChanges(voip, voip)).toEqual([])
})

test('a new list stands against nothing', () => {
  for (const { was } of tariffChanges(null, voip)) expect(was).toBe('geen')
})
