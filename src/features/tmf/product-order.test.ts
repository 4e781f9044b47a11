import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asFormFields, fieldErrors } from '../../common/contract/failure.ts'
import { toOrderLines } from '../carts/order-lines.ts'
import { offeredLines } from '../carts/testing.ts'
import { totalsOf } from '../carts/totals.ts'
import { OrderRequest } from '../orders/contract.ts'
import { pathOfField } from './order-fields.ts'
import { type OrderToShow, productOrder } from './product-order.ts'
import { askedOrder, wrongPaths } from './product-order-request.ts'
import { productOrderTexts as texts } from './product-order-texts.ts'

const shop = { publicUrl: 'https://shop.example' }
const noReseller = { resellerId: null }

const name = fc.stringMatching(/^[A-Z][a-z]{1,12}( [A-Z][a-z]{1,8})?$/)
const code = fc.stringMatching(/^[A-Z]{2}-[0-9]{3,6}$/)
const email = fc.stringMatching(/^[a-z]{2,10}@[a-z]{2,8}\.example$/)
const phoneNumber = fc.constantFrom('0201234567', '0612345678', '0881234567')
const zipCode = fc.constantFrom('1017XN', '3511AB', '9711LM')
const suffix = fc.constantFrom('', 'A', '2')
const gender = fc.constantFrom('MALE', 'FEMALE')

const person = { firstName: name, lastName: name, phoneNumber, email }
const postalAddress = fc.record({
  streetName: name,
  houseNumber: fc.integer({ min: 1, max: 999 }).map(String),
  houseNumberSuffix: suffix,
  zipCode,
  city: name,
})

/** A body as the order form sends it. */
const formBody = fc.record({
  products: fc
    .uniqueArray(fc.constantFrom(...offeredLines), { minLength: 1, maxLength: 4, selector: ({ id }) => id })
    .chain(products =>
      fc.record({ products: fc.constant(products), quantity: fc.integer({ min: 1, max: 50 }) }),
    ),
  additionalData: fc.record({
    contactPerson: fc.record(person),
    technicalPerson: fc.option(fc.record({ gender, ...person })),
    invoiceAddress: fc.option(fc.record({ companyName: name, email, address: postalAddress })),
    references: fc.record({
      purchaseOrderNumber: fc.oneof(fc.constant(''), code),
      invoiceEmail: fc.oneof(fc.constant(''), email),
      costCentre: fc.oneof(fc.constant(''), code),
    }),
    postCodeAddress: postalAddress,
    directDebit: fc.boolean(),
    longTermConsent: fc.boolean(),
    deliveryPreference: fc.option(
      fc.record({
        weeks: fc.constant(['2026-W50', '2026-W51']),
        partOfDay: fc.constantFrom('morning', 'day'),
      }),
    ),
    phoneNumberRetention: fc.uniqueArray(fc.stringMatching(/^020[1-9][0-9]{6}$/), { maxLength: 3 }),
    resellerId: fc.option(fc.stringMatching(/^[a-z]{3,10}$/)),
    termsAccepted: fc.constant(true),
  }),
  userWithoutAccountInformation: fc.record({
    companyName: name,
    gender,
    ...person,
    postCode: zipCode,
    city: name,
    street: name,
    streetNumber: fc.integer({ min: 1, max: 999 }),
    streetNumberAddition: suffix,
    kvkNumber: fc.constantFrom('68750110', '90001354'),
    vatNumber: fc.constantFrom('', 'NL000099998B57'),
    iban: fc.constant('NL91ABNA0417164300'),
    ascription: name,
  }),
})

type Body = typeof formBody extends fc.Arbitrary<infer Each> ? Each : never

const sentOf = (body: Body) => ({
  ...body,
  products: body.products.products.map(({ id }) => ({ id, quantity: body.products.quantity })),
})

/** An order as it is stored of a body. */
function stored(body: Body): OrderToShow {
  const { additionalData, userWithoutAccountInformation } = OrderRequest.parse(sentOf(body))
  const { iban, ...details } = userWithoutAccountInformation ?? { iban: '', companyName: '', kvkNumber: '' }
  const lines = toOrderLines(
    body.products.products.map(product => ({ product, quantity: body.products.quantity })),
  )
  const consent = (kind: 'terms' | 'direct-debit' | 'long-term') => ({
    kind,
    textVersion: '2026-11',
    reference: null,
    givenAt: new Date('2026-11-20T10:00:00Z'),
    channel: 'phone',
    givenBy: 'Lotte de Vries',
  })
  return {
    number: '482739165',
    changedAt: new Date('2026-11-21T10:00:00Z'),
    version: 1,
    state: 'acknowledged',
    productType: 'internet',
    openedAt: new Date('2026-11-27T09:00:00.123Z'),
    closedAt: null,
    form: {
      ...details,
      contactPerson: additionalData.contactPerson,
      technicalPerson: additionalData.technicalPerson,
      invoiceAddress: additionalData.invoiceAddress,
      references: additionalData.references,
      deliveryPreference: additionalData.deliveryPreference,
    },
    installationAddress: additionalData.postCodeAddress,
    contactName: additionalData.contactPerson.lastName,
    lines,
    totals: totalsOf(lines),
    iban,
    ibanEnding: iban.slice(-4),
    consents: [
      consent('terms'),
      ...(additionalData.directDebit ? [consent('direct-debit')] : []),
      ...(additionalData.longTermConsent ? [consent('long-term')] : []),
    ],
    lists: {},
    numbers: additionalData.phoneNumberRetention.map(number => ({
      number,
      state: 'requested',
      provider: null,
      providerReference: null,
      wishDate: null,
      plannedOn: null,
      refusal: null,
    })),
    plan: null,
    reason: null,
    reseller: additionalData.resellerId ? { id: additionalData.resellerId, name: 'Reseller' } : null,
    origin: null,
    externalId: 'CRM-1',
    sent: { note: [{ text: 'Bel via de receptie' }] },
  }
}

describe('a product order', () => {
  it('comes back as the same order form when what was read is posted', () => {
    fc.assert(
      fc.property(formBody, body => {
        const shown: unknown = JSON.parse(JSON.stringify(productOrder(stored(body), shop)))
        const asked = askedOrder(shown as Record<string, unknown>, noReseller)
        expect(asked.wrong).toEqual([])
        const { products, additionalData, ...rest } = OrderRequest.parse(asked.request)
        const { agreedTotals, ...data } = additionalData
        const expected = OrderRequest.parse(sentOf(body))
        expect(products.map(({ id, quantity }) => ({ id, quantity }))).toEqual(expected.products)
        expect({ ...data, references: data.references ?? null }).toEqual({
          ...expected.additionalData,
          references: Object.values(expected.additionalData.references ?? {}).some(Boolean)
            ? expected.additionalData.references
            : null,
        })
        expect(rest).toEqual({ userWithoutAccountInformation: expected.userWithoutAccountInformation })
        expect(agreedTotals).toEqual({
          monthly: stored(body).totals.monthlyInCents / 100,
          oneTime: stored(body).totals.oneTimeInCents / 100,
        })
        expect(asked).toMatchObject({
          externalId: 'CRM-1',
          sent: { note: [{ text: 'Bel via de receptie' }] },
        })
      }),
    )
  })

  const [one] = fc.sample(formBody, { numRuns: 1, seed: 1 })
  if (!one) throw new Error('There is no sample')
  const order = stored(one)

  it('is compared with the prices that its sender saw: totals, or each item', () => {
    const item = (value?: number, priceType = 'recurring', quantity = 1) => ({
      id: '1',
      action: 'add',
      quantity,
      productOffering: { id: '11005' },
      ...(value !== undefined && {
        itemPrice: [{ priceType, price: { dutyFreeAmount: { unit: 'EUR', value } } }],
      }),
    })
    const asked = (productOrderItem: object[], orderTotalPrice?: object[]) => {
      const { request, wrong } = askedOrder({ productOrderItem, orderTotalPrice }, noReseller)
      return { totals: request.additionalData.agreedTotals, wrong: wrong.map(({ path }) => path) }
    }
    const total = (priceType: string, value: number) => ({
      priceType,
      price: { dutyFreeAmount: { unit: 'EUR', value } },
    })
    expect(asked([item(), item()])).toEqual({ totals: undefined, wrong: [] })
    expect(asked([item(10.1, 'recurring', 3), item(25, 'nonRecurring')])).toEqual({
      totals: { monthly: 30.3, oneTime: 25 },
      wrong: [],
    })
    expect(asked([item(10.1), item()])).toEqual({ totals: undefined, wrong: ['orderTotalPrice'] })
    expect(asked([item()], [total('recurring', 10)])).toEqual({
      totals: undefined,
      wrong: ['orderTotalPrice'],
    })
    expect(asked([item()], [total('recurring', 10), total('nonRecurring', 0)])).toEqual({
      totals: { monthly: 10, oneTime: 0 },
      wrong: [],
    })
  })

  it('takes no consent of the future', () => {
    const consent = {
      kind: 'terms',
      givenBy: 'Lotte Visser',
      channel: 'phone',
      givenAt: '2099-01-01T00:00:00Z',
    }
    const { wrong } = askedOrder({ productOrderItem: [], consent: [consent] }, noReseller)
    expect(wrong).toContainEqual({ path: 'consent[0].givenAt', message: 'Dit moment ligt in de toekomst.' })
  })

  it('takes a consent of up to 36 months ago', () => {
    const wrongFor = (givenAt: string) =>
      askedOrder(
        {
          productOrderItem: [],
          consent: [{ kind: 'terms', givenBy: 'Lotte Visser', channel: 'phone', givenAt }],
        },
        noReseller,
      ).wrong.filter(({ path }) => path.startsWith('consent['))
    const monthsAgo = (months: number, day: number) => {
      const moment = new Date()
      moment.setUTCMonth(moment.getUTCMonth() - months)
      moment.setUTCDate(moment.getUTCDate() + day)
      return moment.toISOString()
    }
    expect(wrongFor(monthsAgo(36, 1))).toEqual([])
    for (const at of [monthsAgo(36, -1), '1850-01-01T00:00:00Z', '0001-01-01T00:00:00Z'])
      expect(wrongFor(at)).toEqual([{ path: 'consent[0].givenAt', message: texts.oldConsent(36) }])
  })

  it('shows a whole IBAN only where the caller may read it', () => {
    expect(productOrder(order, shop).bankAccount).toMatchObject({ iban: 'NL91ABNA0417164300' })
    const hidden = productOrder({ ...order, iban: null }, shop)
    expect(hidden.bankAccount).toMatchObject({ ibanEnding: '4300' })
    expect(JSON.stringify(hidden)).not.toContain('NL91')
  })

  it('says when and why it ended', () => {
    const closedAt = new Date('2026-12-01T12:00:00Z')
    expect(productOrder({ ...order, state: 'completed', closedAt }, shop)).toMatchObject({
      completionDate: '2026-12-01T12:00:00.000Z',
    })
    const cancelled = { ...order, state: 'cancelled', closedAt, reason: 'duplicate' } as const
    expect(productOrder(cancelled, shop)).toMatchObject({
      cancellationDate: '2026-12-01T12:00:00.000Z',
      cancellationReason: 'duplicate',
    })
  })

  it('names what is wrong by its path in the body', () => {
    const refused = OrderRequest.safeParse(askedOrder({ productOrderItem: [] }, noReseller).request)
    const errors = refused.error ? fieldErrors(refused.error) : {}
    const paths = wrongPaths(asFormFields(errors, 'additionalData', 'userWithoutAccountInformation')).map(
      ({ path }) => path,
    )
    expect(paths).toEqual(
      expect.arrayContaining([
        'productOrderItem',
        'contact.givenName',
        'buyer.companyName',
        'buyer.address.streetName',
        'bankAccount.iban',
        'productOrderItem[0].product.place[0].postcode',
        'consent',
      ]),
    )
    expect(pathOfField('phoneNumberRetention.2')).toBe('portIn[2].number')
    expect(pathOfField('products.1.quantity')).toBe('productOrderItem[1].quantity')
    expect(pathOfField('references.invoiceEmail')).toBe('invoiceEmail')
    expect(pathOfField('technicalPerson')).toBe('technicalContact')
  })

  it('takes consents with who gave them and how, and refuses what it cannot do', () => {
    const item = { id: '1', action: 'add', productOffering: { id: '11005' } }
    const asked = askedOrder(
      {
        productOrderItem: [item, { ...item, action: 'delete' }, { id: '3', action: 'add' }],
        consent: [
          { kind: 'terms', givenBy: 'Lotte', channel: 'paper' },
          { kind: 'terms', givenBy: 'Lotte', channel: 'letter' },
        ],
        quote: [{ id: '1' }],
      },
      noReseller,
    )
    expect(asked.wrong.map(({ path }) => path)).toEqual([
      'productOrderItem[1].action',
      'productOrderItem[2].productOffering',
      'quote',
      'consent[1].channel',
    ])
    expect(asked.request.additionalData).toMatchObject({ termsAccepted: false })
  })

  it('is of the reseller that asks, whatever the body says', () => {
    const body = { productOrderItem: [], relatedParty: [{ role: 'reseller', id: 'others' }] }
    expect(askedOrder(body, { resellerId: 'mine' }).request.additionalData.resellerId).toBe('mine')
    expect(askedOrder(body, noReseller).request.additionalData.resellerId).toBe('others')
  })

  it('reads whatever JSON comes, so that all that is wrong with it can be told', () => {
    const anything = fc.jsonValue({ maxDepth: 3 })
    const names = [
      'productOrderItem',
      'relatedParty',
      'consent',
      'portIn',
      'orderTotalPrice',
      'buyer',
      'quote',
    ]
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(names.map(name => [name, fc.oneof(anything, fc.array(anything))]))),
        body => {
          expect(OrderRequest.safeParse(askedOrder(body, noReseller).request).success).toBe(false)
        },
      ),
    )
  })
})
