import type { Pool } from 'pg'
import type { FibreAvailability } from '../../domain/product.ts'

/** What one network says of one place. */
export type CoverageRow = {
  readonly technology: 'fibre' | 'dsl'
  readonly availability: FibreAvailability
  readonly maxDownloadMbs: number
  readonly maxUploadMbs: number
  /** How many postcodes could lie from its first to its last; 1 for a single one. */
  readonly postcodeCount: number
  /** null where it holds for every house number. */
  readonly houseNumber: number | null
  /** null where it holds for every suffix of the number; '' is the number without one. */
  readonly suffix: string | null
}

/** Everything the networks say that holds for one address, in no particular order. */
export async function selectCoverage(
  pool: Pool,
  place: { readonly zipCode: string; readonly houseNumber: number; readonly suffix: string },
): Promise<readonly CoverageRow[]> {
  const columns = `technology, availability, max_download_mbs as "maxDownloadMbs", max_upload_mbs as "maxUploadMbs",
    upper(postcodes) - lower(postcodes) as "postcodeCount",
    house_number as "houseNumber", suffix`
  // Two halves, one per index (0002-addresses.sql); planned once per connection, which takes longer than doing it.
  const { rows } = await pool.query<CoverageRow>({
    name: 'coverage of an address',
    text: `select ${columns} from coverage
      where zip_code_from = $1 and zip_code_to = $1
        and (house_number is null or house_number = $2) and (suffix is null or suffix = $3)
      union all
      select ${columns} from coverage
      where zip_code_from < zip_code_to and postcodes @> postcode_number($1)`,
    values: [place.zipCode, place.houseNumber, place.suffix],
  })
  return rows
}
