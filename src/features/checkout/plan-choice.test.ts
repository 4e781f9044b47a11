import { describe, expect, test } from 'vitest'
import { rulesOf } from '../carts/rules-of.ts'
import { idsOf, internetCatalogue, lines, rentalRouter } from '../carts/testing.ts'
import { cloudCatalogue, cloudProducts, mobielCatalogue, mobielProducts } from '../carts/testing-services.ts'
import type { ProductOffering } from '../catalogue/product.ts'
import { checkPlan, chosenPlanId, planLink } from './plan-choice.ts'

const { mailbox, office, workplace, migration } = cloudProducts
const { small12, large12, abroad100 } = mobielProducts

const cartOf = (...products: ProductOffering[]) => products.map(product => ({ product, quantity: 2 }))
const nothing = { cart: [], productType: null }
const ofCloud = (id: number, composed: Parameters<typeof checkPlan>[1] = nothing) =>
  checkPlan(id, composed, rulesOf('cloud'), cloudCatalogue)

describe('the fragment of a link', () => {
  test('brings the id of a plan along', () => {
    const link = planLink({ productType: 'mobiel', id: 21104 })
    expect(link).toBe('/bestellen/mobiel/samenstellen#keuze=21104')
    expect(chosenPlanId(new URL(link, 'https://shop.example').hash)).toBe(21104)
  })

  test.each([
    '',
    '#',
    '#keuze',
    '#keuze=',
    '#keuze=0',
    '#keuze=01',
    '#keuze=-5',
    '#keuze=1.5',
    '#keuze=1e3',
    '#keuze=21104x',
    '#keuze=1234567890',
    '#keuze=21104&naam=x',
    '#producten',
    '#%E0%A4%A',
  ])('anything else chooses nothing: %j', hash => {
    expect(chosenPlanId(hash)).toBeNull()
  })
})

describe('without a cart', () => {
  test('a plan is free to take, with what the rules bring along', () => {
    const verdict = ofCloud(office.id)
    expect(verdict).toMatchObject({ kind: 'free', plan: office })
    expect('basket' in verdict && idsOf(verdict.basket.cart)).toBe('502×1 503×1')
  })

  test('so it is where another type was looked at before', () => {
    expect(ofCloud(office.id, { cart: [], productType: 'internet' }).kind).toBe('free')
  })

  test('a line of internet needs no address yet', () => {
    const unchecked = { ...lines.fibre100, fiberLineAvailability: null }
    const verdict = checkPlan(unchecked.id, nothing, rulesOf('internet'), [unchecked, rentalRouter])
    expect(verdict).toMatchObject({ kind: 'free', plan: unchecked })
  })

  test('anything of cloud that is paid per month is a plan', () => {
    expect(ofCloud(workplace.id).kind).toBe('free')
    expect(ofCloud(migration.id).kind).toBe('gone')
  })
})

describe('an id that is no plan of this type today', () => {
  test.each([
    ['one that is sold no more', 99999],
    ['the set-up or support of a plan', 503],
    ['a plan of another type', small12.id],
  ])('%s is gone', (_, id) => {
    expect(ofCloud(id)).toEqual({ kind: 'gone', isAsked: false })
  })

  test('an extra is none', () => {
    expect(checkPlan(abroad100.id, nothing, rulesOf('mobiel'), mobielCatalogue).kind).toBe('gone')
    expect(checkPlan(rentalRouter.id, nothing, rulesOf('internet'), internetCatalogue).kind).toBe('gone')
  })

  test('takes no cart of another type away without a question', () => {
    expect(ofCloud(99999, { cart: cartOf(small12), productType: 'mobiel' })).toEqual({
      kind: 'gone',
      isAsked: true,
    })
    expect(ofCloud(99999, { cart: cartOf(office), productType: 'cloud' })).toEqual({
      kind: 'gone',
      isAsked: false,
    })
  })
})

describe('beside a cart', () => {
  test('of another type, or with something else, it is asked first', () => {
    expect(ofCloud(office.id, { cart: cartOf(small12), productType: 'mobiel' })).toMatchObject({
      kind: 'asked',
      plan: office,
    })
    expect(ofCloud(office.id, { cart: cartOf(mailbox), productType: 'cloud' })).toMatchObject({
      kind: 'asked',
      plan: office,
    })
    const mobiel = checkPlan(
      large12.id,
      { cart: cartOf(small12), productType: 'mobiel' },
      rulesOf('mobiel'),
      mobielCatalogue,
    )
    expect(mobiel).toMatchObject({ kind: 'asked', plan: large12 })
  })

  test('that has it already, nothing changes', () => {
    expect(ofCloud(office.id, { cart: cartOf(mailbox, office), productType: 'cloud' })).toEqual({
      kind: 'present',
    })
  })
})
