import type { Pool } from 'pg'
import type { RegisteredAddress } from '../../../platform/outside/address-register.ts'
import type { FibreAvailability } from '../../catalogue/product-sub-types.ts'

/** Coverage of one place by one network. */
export type CoverageRow = {
  readonly technology: 'fibre' | 'dsl'
  readonly availability: FibreAvailability
  readonly maxDownloadMbs: number
  readonly maxUploadMbs: number
  /** Whole weeks until the delivery; 0 to 0 where nobody knows. */
  readonly weeksFrom: number
  readonly weeksTo: number
  /** Once, excl. VAT; null where it is not known. */
  readonly oneTimeInCents: number | null
  /** How many postcodes could lie from its first to its last; 1 for a single one. */
  readonly postcodeCount: number
  /** null where it holds for every house number. */
  readonly houseNumber: number | null
  /** null where it holds for every suffix of the number; '' is the number without one. */
  readonly suffix: string | null
}

type At = { readonly zipCode: string; readonly houseNumber: number; readonly suffix: string }

const coverageColumns = `technology, availability, max_download_mbs as "maxDownloadMbs", max_upload_mbs as "maxUploadMbs",
  delivery_weeks_from as "weeksFrom", delivery_weeks_to as "weeksTo", one_time_in_cents as "oneTimeInCents",
  upper(postcodes) - lower(postcodes) as "postcodeCount", house_number as "houseNumber", suffix`

/** Two halves, one per index (0002-addresses.sql). */
const coverage = (others = '') => `
  select ${coverageColumns}${others} from coverage
  where zip_code_from = $1 and zip_code_to = $1
    and (house_number is null or house_number = $2) and (suffix is null or suffix = $3)
  union all
  select ${coverageColumns}${others} from coverage
  where zip_code_from < zip_code_to and postcodes @> postcode_number($1)`

/** Everything the networks say that holds for one address, in no particular order. */
export async function selectCoverage(pool: Pool, place: At): Promise<readonly CoverageRow[]> {
  // Planned once per connection, which takes longer than doing it.
  const { rows } = await pool.query<CoverageRow>({
    name: 'coverage of an address',
    text: coverage(),
    values: [place.zipCode, place.houseNumber, place.suffix],
  })
  return rows
}

/** A row of coverage, or where `technology` is null one of the register. */
type PlaceRow = CoverageRow | (RegisteredAddress & { readonly technology: null })

const isCoverage = (row: PlaceRow): row is CoverageRow => row.technology !== null

/**
 * The same together with the imported addresses at the house number, whatever their suffix: every order of internet asks for
 * both, and one statement costs the database little more than either.
 */
export async function selectPlace(
  pool: Pool,
  place: At,
): Promise<{
  readonly coverage: readonly CoverageRow[]
  readonly addresses: readonly RegisteredAddress[]
}> {
  const { rows } = await pool.query<PlaceRow>({
    name: 'coverage and addresses',
    text: `${coverage(', null as street, null as city')}
      union all
      select null, null, null, null, null, null, null, null, null, house_letter || addition, street, city from addresses
      where zip_code = $1 and house_number = $2`,
    values: [place.zipCode, place.houseNumber, place.suffix],
  })
  return {
    coverage: rows.filter(isCoverage),
    addresses: rows.flatMap(row => (isCoverage(row) ? [] : [row])),
  }
}
