import type { AddressRegister } from './address-register.ts'

const isDownAt = '9999XX'

/** The addresses that the shop ships, with one postcode at which the register is down, to see what the shop does then. */
export const standInAddressRegister = ({ addressesAt, fromTable }: AddressRegister): AddressRegister => ({
  addressesAt: async (zipCode, houseNumber) =>
    zipCode === isDownAt ? { kind: 'unavailable' } : addressesAt(zipCode, houseNumber),
  fromTable:
    fromTable &&
    ((zipCode, rows) => (zipCode === isDownAt ? { kind: 'unavailable' } : fromTable(zipCode, rows))),
})
