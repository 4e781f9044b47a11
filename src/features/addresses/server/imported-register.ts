import type { Pool } from 'pg'
import { normalizeSuffix } from '../../../common/checks/house-number.ts'
import type {
  AddressRegister,
  RegisterAnswer,
  RegisteredAddress,
} from '../../../platform/outside/address-register.ts'

const addedHere = `select street, city, suffix, true as "isAdded" from added_addresses
  where zip_code = $1 and house_number = $2 and ended_at is null`

/** The register as it was imported into the shop's own database, with the addresses that colleagues added. */
export const importedAddressRegister = (pool: Pool): AddressRegister => ({
  async addressesAt(zipCode, houseNumber) {
    const { rows } = await pool.query<RegisteredAddress>({
      name: 'addresses at a number',
      text: `select street, city, house_letter || addition as suffix, false as "isAdded" from addresses
        where zip_code = $1 and house_number = $2
        union all ${addedHere} order by suffix`,
      values: [zipCode, houseNumber],
    })
    return fromTable(zipCode, rows)
  },
  fromTable,
})

/** Any register that asks elsewhere, with the addresses that colleagues added. */
export const withAddedAddresses = (register: AddressRegister, pool: Pool): AddressRegister =>
  register.fromTable
    ? register
    : {
        async addressesAt(zipCode, houseNumber) {
          const [answer, { rows }] = await Promise.all([
            register.addressesAt(zipCode, houseNumber),
            pool.query<RegisteredAddress>({
              name: 'added addresses at a number',
              text: addedHere,
              values: [zipCode, houseNumber],
            }),
          ])
          return rows.length === 0 ? answer : withAdded(answer, rows)
        },
        fromTable: null,
      }

function withAdded(answer: RegisterAnswer, added: readonly RegisteredAddress[]): RegisterAnswer {
  if (answer.kind === 'unavailable') return { kind: 'partial', addresses: added }
  return { kind: answer.kind, addresses: registerFirst([...answer.addresses, ...added]) }
}

const fromTable = (_zipCode: string, rows: readonly RegisteredAddress[]): RegisterAnswer => ({
  kind: 'found',
  addresses: registerFirst(rows.map(row => ({ ...row, suffix: normalizeSuffix(row.suffix) }))),
})

/** An added address counts until the register has it. */
function registerFirst(addresses: readonly RegisteredAddress[]): readonly RegisteredAddress[] {
  if (!addresses.some(({ isAdded }) => isAdded)) return addresses
  const registered = addresses.filter(({ isAdded }) => !isAdded)
  const known = new Set(registered.map(({ suffix }) => suffix))
  const added = new Map(addresses.flatMap(each => (known.has(each.suffix) ? [] : [[each.suffix, each]])))
  return [...registered, ...added.values()]
}
