import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tmfParts } from '../../app/server/tmf-parts.ts'
import { formatPhone } from '../../common/checks/phone.ts'
import { parcelApiTexts } from '../parcels/tmf-texts.ts'
import { numberSteps } from '../porting/tmf-numbers.ts'
import { portInApiTexts } from '../porting/tmf-texts.ts'
import { orderPatch as patchWith } from './product-order-patch.ts'
import { productOrderTexts as texts } from './product-order-texts.ts'

const current = {
  id: '482739165',
  state: 'inProgress',
  consent: [{ kind: 'terms', channel: 'phone' }],
  note: [{ text: 'Bel via de receptie' }],
  portIn: [
    { number: '+31201234567', state: 'planned', plannedDate: '2026-12-01' },
    { number: '+31302345678', state: 'requested' },
  ],
  parcel: [{ id: 'a', carrier: 'postnl', trackingCode: '3SABC123456' }],
  plannedDelivery: { day: '2026-12-01', partOfDay: 'morning', installer: '' },
  expectedCompletionDate: '2026-12-01T12:00:00.000Z',
  stateReason: 'site-work',
  version: 3,
}

/** Nothing is asked for and nothing is wrong. */
const nothing = { state: null, delivery: null, lists: new Map(), wrong: [] }

const orderPatch = (before: typeof current, patch: Parameters<typeof patchWith>[1]) =>
  patchWith(before, patch, tmfParts.orderParts)

describe('a patch of an order', () => {
  test('that repeats what is there asks for nothing, in whole or in part, whatever the spelling of a number', () => {
    const spellings = fc.constantFrom(
      (number: string) => number,
      formatPhone,
      (number: string) => number.replace('+31', '0'),
      (number: string) => number.replace('+31', '0031 '),
      (number: string) => `Tel. ${number.replace('+31', '+31 (0)')}`,
    )
    fc.assert(
      fc.property(
        fc.subarray(Object.keys(current)),
        fc.subarray(current.portIn),
        spellings,
        (names, numbers, spelt) => {
          const repeated = Object.fromEntries(
            Object.entries(current).filter(([name]) => names.includes(name)),
          )
          const portIn = numbers.map(each => ({ ...each, number: spelt(each.number) }))
          expect(orderPatch(current, { ...repeated, portIn })).toMatchObject(nothing)
        },
      ),
    )
  })

  test('asks for a step of a number in any spelling', () => {
    const { lists, wrong } = orderPatch(current, {
      portIn: [{ number: '020-123 45 67', state: 'completed' }],
    })
    expect(wrong).toEqual([])
    const { portIn } = Object.fromEntries(lists)
    expect(numberSteps(portIn?.current, portIn?.patch)).toMatchObject([
      { number: '+31201234567', step: 'complete' },
    ])
  })

  test.each([
    ['plannedDelivery', texts.deliveryStays],
    ['expectedCompletionDate', texts.deliveryStays],
    ['portIn', portInApiTexts.numbersStay],
    ['parcel', parcelApiTexts.parcelsStay],
    ['state', texts.notEmptied],
    ['stateReason', texts.notEmptied],
    ['version', texts.notEmptied],
    ['id', texts.notChangeable],
    ['consent', texts.notChangeable],
  ])('that removes %s says what to do instead', (path, message) => {
    expect(orderPatch(current, { [path]: null })).toMatchObject({ ...nothing, wrong: [{ path, message }] })
  })

  test('does not empty a list of what cannot change', () => {
    for (const path of ['consent', 'note'])
      expect(orderPatch(current, { [path]: [] }).wrong).toEqual([{ path, message: texts.notChangeable }])
  })
})
