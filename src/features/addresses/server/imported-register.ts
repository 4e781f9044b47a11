import type { Pool } from 'pg'
import { normalizeSuffix } from '../../../common/checks/house-number.ts'
import type {
  AddressRegister,
  RegisterAnswer,
  RegisteredAddress,
} from '../../../platform/outside/address-register.ts'

/** The register as it was imported into the shop's own database. */
export const importedAddressRegister = (pool: Pool): AddressRegister => ({
  async addressesAt(zipCode, houseNumber) {
    const { rows } = await pool.query<RegisteredAddress>({
      name: 'addresses at a number',
      text: `select street, city, house_letter || addition as suffix from addresses
        where zip_code = $1 and house_number = $2 order by house_letter, addition`,
      values: [zipCode, houseNumber],
    })
    return fromTable(zipCode, rows)
  },
  fromTable,
})

const fromTable = (_zipCode: string, rows: readonly RegisteredAddress[]): RegisterAnswer => ({
  kind: 'found',
  addresses: rows.map(row => ({ ...row, suffix: normalizeSuffix(row.suffix) })),
})
