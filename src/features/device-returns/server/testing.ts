import { expect } from 'vitest'
import { stepSources } from '../../../app/server/next-steps.ts'
import { deskOf } from '../../../app/server/testing-desk.ts'
import type { TestShop } from '../../../app/server/testing-shop.ts'
import { newCustomer } from '../../customers/server/mijn/testing.ts'
import { additionalData, place } from '../../orders/server/testing.ts'
import { mailReturns } from './mail-returns.ts'

/* Telephony with rented devices, as tests order it of the shipped catalogue. */

const [basicAccount, phone, handset, handsetSetup, base] = [31001, 32003, 32033, 32034, 32083]

/** Four accounts with rented devices: so many handsets with their base station, and a desk phone. */
export const rentedDevices = (handsets: number, account = basicAccount) => [
  { id: account, quantity: 4 },
  { id: handset, quantity: handsets },
  { id: handsetSetup, quantity: handsets },
  { id: base, quantity: 1 },
  { id: phone, quantity: 1 },
]

export async function deliverOrder(shop: TestShop, number: string) {
  const desk = deskOf(await shop.staff('verkoop'), number)
  for (const state of ['inProgress', 'completed'])
    expect((await desk.act('status', { state, reason: null, mail: false })).status).toBe(204)
  return desk
}

/** The look of the worker at a moment, until there is nothing more. */
export async function lookForReturns({ testDatabase: { database } }: TestShop, now = new Date()) {
  const services = { database, mailDomain: 'shop.example', steps: stepSources({ closingDays: [] }) }
  while (await mailReturns(services, now)) {}
}

/** A customer with delivered telephony, of which three handsets, a base station and a desk phone are rented. */
export async function withRentedDevices(shop: TestShop) {
  const customer = await newCustomer(shop)
  const number = await place(customer.visitor, { products: rentedDevices(3), additionalData })
  const desk = await deliverOrder(shop, number)
  const { heldProducts } = await desk.read()
  const positionOf = (name: string) => {
    const found = heldProducts.find(each => each.name.includes(name))
    if (!found) throw new Error(`Nothing is called ${name}`)
    return found.position
  }
  return {
    customer,
    number,
    desk,
    handsets: positionOf('DECT-handset'),
    base: positionOf('DECT-basisstation'),
    phone: positionOf('Bureautoestel'),
  }
}
