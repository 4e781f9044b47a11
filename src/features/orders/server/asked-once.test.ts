import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { InternetOffer } from '../../addresses/server/check-address.ts'
import { askedOnce } from './place-order.ts'

const home = { zipCode: '1017XN', houseNumber: '42', houseNumberSuffix: '' }
const offer: InternetOffer = {
  lines: [],
  verdicts: [],
  address: null,
  addressChecked: true,
  registered: {
    kind: 'found',
    addresses: [{ street: 'Frederiksplein', city: 'Amsterdam', suffix: '' }],
  },
}
const elsewhere = { streetName: 'Elders', city: 'Utrecht' }

/** The services of an order that is installed at `home`; whom it asked for streets, one after the other. */
function services(internetLinesAt = async () => offer) {
  const asked: string[] = []
  const streetOf = async ({ zipCode, houseNumber }: { zipCode: string; houseNumber: string }) => {
    asked.push(`${zipCode} ${houseNumber}`)
    return elsewhere
  }
  return { asked, register: askedOnce({ internetLinesAt, streetOf }, home) }
}

test('the street of the house where it is installed comes with its lines, however it is typed', async () => {
  const { asked, register } = services()
  const street = register.streetOf({ zipCode: '1017 xn', houseNumber: '42', houseNumberSuffix: '' })
  expect(await register.internetLinesAt(home)).toBe(offer)
  expect(await street).toEqual({ streetName: 'Frederiksplein', city: 'Amsterdam' })
  expect(asked).toEqual([])
})

test('the street of another house is asked for, also beside one that is installed', async () => {
  const { asked, register } = services()
  expect(await register.streetOf({ ...home, houseNumber: '44' })).toBe(elsewhere)
  expect(asked).toEqual(['1017XN 44'])
})

test('the street is asked for where nobody asks about lines', async () => {
  const { asked, register } = services()
  const street = register.streetOf(home)
  register.hasNothingToAsk()
  expect(await street).toBe(elsewhere)
  expect(asked).toEqual(['1017XN 42'])
})

test('lines that cannot be had fail for whoever asked for them, and end no process where nobody waits for a street', async () => {
  const unheard = vi.fn()
  process.on('unhandledRejection', unheard)
  onTestFinished(() => void process.off('unhandledRejection', unheard))
  const { register } = services(() => Promise.reject(new Error('away')))
  await expect(register.internetLinesAt(home)).rejects.toThrow('away')
  await setImmediate()
  expect(unheard).not.toHaveBeenCalled()
  await expect(register.streetOf(home)).rejects.toThrow('away')
})
