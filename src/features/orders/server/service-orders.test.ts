import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop, type TestVisitor } from '../../../app/server/testing-shop.ts'
import { priceOf } from '../../catalogue/server/testing.ts'
import { expectRefused, order, place, quote, rowsOf, withProducts } from './testing.ts'

/** Orders of cloud, mobiel and telefonie over HTTP, by the ids of the shipped catalogue. */

let visitor: TestVisitor

const shop = await startTestShop()
afterAll(() => shop.stop())
beforeEach(() => {
  visitor = shop.visitor()
})

const cloud = { office: 42507, itsSupport: 42508, lite: 42572, migration: 42581 } as const
const mobiel = { small12: 21101, large12: 21104, small24: 21201, abroad: 22001, worldwide: 22101 } as const
const telefonie = {
  basic: 31001,
  plus: 31002,
  unlimited: 31101,
  boughtPhone: 32002,
  boughtHandset: 32032,
  rentedHandset: 32033,
  handsetSetup: 32034,
  boughtBase: 32082,
  rentedBase: 32083,
  unchosenDevice: 32001,
  installation: 32901,
} as const

type Line = readonly [id: number, quantity: number]
const products = (lines: readonly Line[]) => lines.map(([id, quantity]) => ({ id, quantity }))

describe('is taken as it was composed, at our prices:', () => {
  it.each<[string, readonly Line[], number, number]>([
    [
      '3 licences with support',
      [
        [cloud.office, 3],
        [cloud.itsSupport, 3],
      ],
      3 * (priceOf(cloud.office) + priceOf(cloud.itsSupport)),
      0,
    ],
    ['a workplace without support', [[cloud.lite, 2]], 2 * priceOf(cloud.lite), 0],
    ['the migration of 20 mailboxes', [[cloud.migration, 20]], 0, 20 * priceOf(cloud.migration)],
    ['99 subscriptions', [[mobiel.small12, 99]], 99 * priceOf(mobiel.small12), 0],
    [
      'two kinds of subscriptions with an extra for all 100 of them',
      [
        [mobiel.small12, 60],
        [mobiel.large12, 40],
        [mobiel.abroad, 100],
      ],
      60 * priceOf(mobiel.small12) + 40 * priceOf(mobiel.large12) + 100 * priceOf(mobiel.abroad),
      0,
    ],
    [
      '3 accounts with unlimited calls',
      [
        [telefonie.plus, 3],
        [telefonie.unlimited, 3],
      ],
      3 * (priceOf(telefonie.plus) + priceOf(telefonie.unlimited)),
      0,
    ],
    [
      '2 accounts for own devices that we install',
      [
        [telefonie.basic, 2],
        [telefonie.installation, 2],
      ],
      2 * priceOf(telefonie.basic),
      2 * priceOf(telefonie.installation),
    ],
    [
      '6 handsets, 5 bought and 1 rented, with their base stations',
      [
        [telefonie.basic, 6],
        [telefonie.boughtHandset, 5],
        [telefonie.handsetSetup, 6],
        [telefonie.rentedHandset, 1],
        [telefonie.boughtBase, 2],
        [telefonie.rentedBase, 1],
      ],
      6 * priceOf(telefonie.basic) + priceOf(telefonie.rentedHandset) + priceOf(telefonie.rentedBase),
      5 * priceOf(telefonie.boughtHandset) +
        6 * priceOf(telefonie.handsetSetup) +
        2 * priceOf(telefonie.boughtBase),
    ],
  ])('%s', async (_, lines, monthlyInCents, oneTimeInCents) => {
    const number = await place(visitor, withProducts(products(lines)))
    expect(
      await rowsOf(
        shop,
        `select monthly_in_cents, one_time_in_cents,
           (select json_agg(json_build_array(product_id, quantity) order by position)
            from case_lines where case_lines.case_id = cases.id) as lines
         from product_orders join cases on cases.id = case_id where number = $1`,
        [number],
      ),
    ).toEqual([{ monthly_in_cents: monthlyInCents, one_time_in_cents: oneTimeInCents, lines }])
  })
})

describe('is refused, with the reason:', () => {
  it.each<[string, readonly Line[], string]>([
    [
      'a licence without its support',
      [[cloud.office, 1]],
      'Support Office Compleet hoort bij deze bestelling.',
    ],
    [
      'less support than licences',
      [
        [cloud.office, 3],
        [cloud.itsSupport, 1],
      ],
      'Van Support Office Compleet horen er 3 in deze bestelling.',
    ],
    [
      'support without a licence',
      [
        [cloud.lite, 1],
        [cloud.itsSupport, 1],
      ],
      'Support Office Compleet hoort niet bij de rest van deze bestelling.',
    ],
    ['21 migrations', [[cloud.migration, 21]], 'Van Migratie mailbox kun je er 1 tot 20 bestellen.'],
    ['extras without a subscription', [[mobiel.abroad, 1]], 'Kies minstens één mobiel abonnement.'],
    [
      'subscriptions of two terms',
      [
        [mobiel.small12, 1],
        [mobiel.small24, 1],
      ],
      'Kies voor alle mobiele abonnementen dezelfde looptijd.',
    ],
    [
      'an extra for one of two subscriptions',
      [
        [mobiel.small12, 2],
        [mobiel.worldwide, 1],
      ],
      'Van Internet buiten de EU 1 GB horen er 2 in deze bestelling.',
    ],
    ['100 of one subscription', [[mobiel.small12, 100]], 'Van Mobiel 5 GB kun je er 1 tot 99 bestellen.'],
    ['devices without an account', [[telefonie.boughtPhone, 1]], 'Kies minstens één belaccount.'],
    [
      'more devices than accounts',
      [
        [telefonie.basic, 1],
        [telefonie.boughtPhone, 2],
      ],
      'Je hebt meer toestellen dan belaccounts gekozen.',
    ],
    [
      'handsets without a base station',
      [
        [telefonie.basic, 1],
        [telefonie.boughtHandset, 1],
        [telefonie.handsetSetup, 1],
      ],
      'DECT-basisstation hoort bij deze bestelling.',
    ],
    [
      'a rented base station for a bought handset',
      [
        [telefonie.basic, 1],
        [telefonie.boughtHandset, 1],
        [telefonie.handsetSetup, 1],
        [telefonie.rentedBase, 1],
      ],
      'DECT-basisstation hoort niet bij de rest van deze bestelling.',
    ],
    [
      'installation beside new devices',
      [
        [telefonie.basic, 1],
        [telefonie.boughtPhone, 1],
        [telefonie.installation, 1],
      ],
      'Installatie eigen toestel hoort niet bij de rest van deze bestelling.',
    ],
    [
      'a device that is neither bought nor rented',
      [
        [telefonie.basic, 1],
        [telefonie.unchosenDevice, 1],
      ],
      'Een product in je winkelwagen wordt niet meer verkocht. Stel je bestelling opnieuw samen.',
    ],
    [
      'products of two types',
      [
        [telefonie.basic, 1],
        [mobiel.small12, 1],
      ],
      'Mobiel 5 GB kan niet samen met telefonie worden besteld.',
    ],
  ])('%s', async (_, lines, reason) => {
    const { reasons } = await expectRefused(shop, visitor, withProducts(products(lines)))
    expect(reasons).toContain(reason)
  })

  it('a quote for anything but internet', async () => {
    const { reasons } = await expectRefused(shop, visitor, {
      ...quote,
      products: products([[cloud.lite, 1]]),
    })
    expect(reasons).toContain('Alleen voor internet kun je een vrijblijvende prijsopgave vragen.')
  })
})

describe('number retention', () => {
  const account = { ...order, products: products([[telefonie.basic, 1]]) }
  const keeping = (phoneNumberRetention: readonly string[]) => ({
    ...account,
    additionalData: { ...account.additionalData, phoneNumberRetention },
  })
  const keptBy = async (number: string) =>
    rowsOf(
      shop,
      `select port_in_requests.number, port_in_requests.state, wish_date from port_in_requests
       join cases on id = case_id where cases.number = $1 order by position`,
      [number],
    )

  it('stores the numbers to keep in one form, however they were typed', async () => {
    const number = await place(visitor, keeping(['020 - 123 45 67', '', '+31 (0)88 1234567']))
    const requested = { state: 'requested', wish_date: null }
    expect(await keptBy(number)).toEqual([
      { number: '+31201234567', ...requested },
      { number: '+31881234567', ...requested },
    ])
  })

  it('refuses a broken number at its own field', async () => {
    const { errors } = await expectRefused(shop, visitor, keeping(['020 123 45 67', '0612345678', '12']))
    expect(Object.keys(errors ?? {})).toEqual(['phoneNumberRetention.1', 'phoneNumberRetention.2'])
  })

  it('refuses a fourth number', async () => {
    await expectRefused(shop, visitor, keeping(['', '', '', '020 123 45 67']))
  })
})
