import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestShop, type TestVisitor, testSecrets } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { captchaField } from '../../../common/contract/captcha.ts'
import { priceOf } from '../../catalogue/server/testing.ts'
import { newCustomer } from '../../customers/server/mijn/testing.ts'
import { mailsTo } from '../../customers/server/testing.ts'
import { linkWithToken } from '../../mailed-links/server/mailed-links.ts'
import { fibreForAYear, ids, rowsOf } from '../../orders/server/testing.ts'
import { CustomerCarts, SavedCart, savedCartCalls } from '../contract.ts'
import { forgetOldCarts } from './saved-carts.ts'

const { customerCart, customerCarts, forgetCart, openSavedCart, saveCart } = savedCartCalls

const shop = await startTestShop()
afterAll(() => shop.stop())

const mailbox = 31001
let counted = 0
const newAddress = () => `bewaar${++counted}@korenmolen.example`

const cart = {
  productType: 'telefonie',
  requestType: 'order',
  address: null,
  lines: [{ id: mailbox, quantity: 3 }],
}
const save = async (changes: object = {}, visitor: TestVisitor = shop.visitor()) =>
  visitor.post(saveCart.path, {
    body: {
      ...cart,
      email: newAddress(),
      ...changes,
      [captchaField]: await visitor.captchaToken('submit_form'),
    },
  })

/** The token that was mailed to an address. */
async function tokenOf(email: string): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    shop,
    "select mailed_link_id as id from deliveries where recipient = $1 and kind = 'saved-cart' order by id desc",
    [email],
  )
  const { database } = shop.testDatabase
  const found = await linkWithToken(database, row?.id ?? randomUUID(), testSecrets.deriveKey('account-link'))
  return found?.token ?? ''
}
const open = (token: unknown) => shop.visitor().post(openSavedCart.path, { body: { token } })

describe('a cart that is kept for later', () => {
  it('comes back by its link, as often as it is opened, with the prices of when it was saved', async () => {
    const email = newAddress()
    expect((await save({ email })).status).toBe(204)
    expect(await mailsTo(shop, email)).toEqual(['saved-cart'])
    const token = await tokenOf(email)
    for (const _ of [1, 2]) {
      const saved = SavedCart.parse(await (await open(token)).json())
      expect(saved).toMatchObject({
        productType: 'telefonie',
        requestType: 'order',
        address: null,
        lines: [{ product: { id: mailbox, priceInCents: priceOf(mailbox) }, quantity: 3 }],
      })
      expect(JSON.stringify(saved)).not.toContain(email)
    }
  })

  it('keeps the checked address of internet, and none of what has no address', async () => {
    const address = {
      street: 'Frederiksplein',
      houseNumber: '42',
      houseNumberExtension: '',
      zipCode: '1017XN',
      city: 'Amsterdam',
    }
    const email = newAddress()
    await save({
      email,
      productType: 'internet',
      requestType: 'quote',
      address,
      lines: [{ id: ids.fibre500For12Months, quantity: 1 }],
    })
    expect(SavedCart.parse(await (await open(await tokenOf(email))).json())).toMatchObject({
      requestType: 'quote',
      address,
    })
    const other = newAddress()
    await save({ email: other, requestType: 'quote', address })
    expect(SavedCart.parse(await (await open(await tokenOf(other))).json())).toMatchObject({
      requestType: 'order',
      address: null,
    })
  })

  it('says of its line whether it lies ready at its address, by its link and to its customer', async () => {
    const { visitor } = await newCustomer(shop)
    const email = newAddress()
    const address = {
      street: 'Frederiksplein',
      houseNumber: '42',
      houseNumberExtension: '',
      zipCode: '1017XN',
      city: 'Amsterdam',
    }
    await save(
      { email, productType: 'internet', address, lines: [{ id: fibreForAYear[0]?.id, quantity: 1 }] },
      visitor,
    )
    const availability = ({ lines: [line] }: SavedCart) => line?.product.fiberLineAvailability
    expect(availability(SavedCart.parse(await (await open(await tokenOf(email))).json()))).toBe('on-net')
    const [kept] = CustomerCarts.parse(await (await visitor.get(customerCarts.path)).json())
    const opened = await visitor.get(endpoint(customerCart, { id: kept?.id ?? '' }).path)
    expect(availability(SavedCart.parse(await opened.json()))).toBe('on-net')
  })

  it('takes names and prices from the catalogue, and leaves out what is not sold', async () => {
    const email = newAddress()
    await save({
      email,
      lines: [
        { id: mailbox, quantity: 1, name: 'Gratis iPhone', price: 0 },
        { id: 999_999, quantity: 1 },
      ],
    })
    const { lines } = SavedCart.parse(await (await open(await tokenOf(email))).json())
    expect(lines).toHaveLength(1)
    expect(lines[0]?.product.name).not.toContain('iPhone')
  })

  it.each([
    { email: 'geen adres' },
    { lines: [] },
    { lines: [{ id: 999_999, quantity: 1 }] },
    { lines: [{ id: mailbox, quantity: 0 }] },
    { lines: [{ id: mailbox, quantity: 1.5 }] },
    { lines: Array.from({ length: 101 }, (_, id) => ({ id, quantity: 1 })) },
    { productType: 'onzin' },
    { productType: 'cloud' },
    { address: { street: '\u0000' } },
  ])('is refused with %j', async changes => {
    expect((await save(changes)).status).toBe(422)
  })

  it('asks for the captcha, as its mail goes to whatever address is typed', async () => {
    const response = await shop.visitor().post(saveCart.path, { body: { ...cart, email: newAddress() } })
    expect(response.status).toBeGreaterThanOrEqual(400)
  })

  it.each([undefined, '', 'a'.repeat(43), 7, 'a\u0000'])('does not open by %o', async token => {
    expect((await open(token)).status).toBe(404)
  })

  it('is gone when its time is over, and its link with it', async () => {
    const email = newAddress()
    await save({ email })
    const token = await tokenOf(email)
    await rowsOf(
      shop,
      `update saved_carts set expires_at = now() - interval '1 second'
       where id = (select saved_cart_id from mailed_links join deliveries on mailed_link_id = mailed_links.id
         where recipient = $1)`,
      [email],
    )
    expect((await open(token)).status).toBe(404)
    await forgetOldCarts(shop.testDatabase.database)
    const left = await rowsOf(
      shop,
      "select from mailed_links where purpose = 'saved-cart' and saved_cart_id not in (select id from saved_carts)",
    )
    expect(left).toEqual([])
    expect(await tokenOf(email)).toBe('')
  })
})

describe('a customer who is logged in', () => {
  it('finds what he kept, opens it, and forgets it', async () => {
    const { visitor } = await newCustomer(shop)
    await save({}, visitor)
    const listed = async () => CustomerCarts.parse(await (await visitor.get(customerCarts.path)).json())
    const [first, ...others] = await listed()
    expect(others).toEqual([])
    const id = first?.id ?? ''
    expect(
      SavedCart.parse(await (await visitor.get(endpoint(customerCart, { id }).path)).json()),
    ).toMatchObject({
      lines: [{ product: { id: mailbox }, quantity: 3 }],
    })
    for (const _ of [1, 2])
      expect((await visitor.change('DELETE', endpoint(forgetCart, { id }).path)).status).toBe(204)
    expect(await listed()).toEqual([])
    expect((await visitor.get(endpoint(customerCart, { id }).path)).status).toBe(404)
  })

  it('sees nothing of another one’s', async () => {
    const [anna, bart] = [await newCustomer(shop), await newCustomer(shop)]
    await save({}, bart.visitor)
    const [his] = CustomerCarts.parse(await (await bart.visitor.get(customerCarts.path)).json())
    expect(CustomerCarts.parse(await (await anna.visitor.get(customerCarts.path)).json())).toEqual([])
    for (const id of [his?.id ?? '', 'geen-id', randomUUID()]) {
      expect((await anna.visitor.get(endpoint(customerCart, { id }).path)).status).toBe(404)
      expect((await anna.visitor.change('DELETE', endpoint(forgetCart, { id }).path)).status).toBe(204)
    }
    expect((await bart.visitor.get(endpoint(customerCart, { id: his?.id ?? '' }).path)).status).toBe(200)
  })
})
