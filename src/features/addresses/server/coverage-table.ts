import type { Pool } from 'pg'
import type { RegisteredAddress } from '../../../platform/outside/address-register.ts'
import type { SinglePlace } from '../corrected-place.ts'
import type { CoverageCorrection, CoverageRow, SaidOfPlace } from '../coverage.ts'

const said = `technology, availability, max_download_mbs as "maxDownloadMbs", max_upload_mbs as "maxUploadMbs",
  delivery_weeks_from as "weeksFrom", delivery_weeks_to as "weeksTo", one_time_in_cents as "oneTimeInCents"`

const coverageColumns = `${said}, network_owner as "networkOwner", zip_code_from as "zipCodeFrom", zip_code_to as "zipCodeTo",
  upper(postcodes) - lower(postcodes) as "postcodeCount", house_number as "houseNumber", suffix,
  null::jsonb as correction`

/**
 * Rows in two halves, one per index (0002-addresses.sql), and the corrections that cover the address
 * (0301-corrected-coverage.sql, `coversPlace`).
 */
const coverage = (others = '') => `
  select ${coverageColumns}${others} from coverage
  where zip_code_from = $1 and zip_code_to = $1
    and (house_number is null or house_number = $2) and (suffix is null or suffix = $3)
  union all
  select ${coverageColumns}${others} from coverage
  where zip_code_from < zip_code_to and postcodes @> postcode_number($1)
  union all
  select ${said}, null, null, null, null, null, null, to_jsonb(coverage_corrections)${others}
  from coverage_corrections
  where zip_code = $1 and ended_at is null
    and (number_from is null or $2 between number_from and number_to)
    and (parity is null or (parity = 'even') = ($2 % 2 = 0)) and (suffix is null or suffix = $3)`

/** A correction as its table has it. */
type StoredJson = {
  readonly id: string
  readonly zip_code: string
  readonly number_from: number | null
  readonly number_to: number | null
  readonly parity: 'even' | 'odd' | null
  readonly suffix: string | null
  readonly starts_on: string
  readonly ends_on: string | null
  readonly source: string
  readonly reason: string
  readonly made_by: string | null
  readonly made_at: string
}

/** A row of coverage, or the offer of a correction with all of it. */
type SaidRow = CoverageRow & { readonly correction: StoredJson | null }

function sorted(found: readonly SaidRow[]): SaidOfPlace {
  const rows: CoverageRow[] = []
  const corrections: CoverageCorrection[] = []
  for (const row of found) {
    if (row.correction) corrections.push(correctionOf(row, row.correction))
    else rows.push(row)
  }
  return { rows, corrections }
}

const correctionOf = (row: SaidRow, stored: StoredJson): CoverageCorrection => ({
  id: stored.id,
  technology: row.technology,
  availability: row.availability,
  maxDownloadMbs: row.maxDownloadMbs,
  maxUploadMbs: row.maxUploadMbs,
  weeksFrom: row.weeksFrom,
  weeksTo: row.weeksTo,
  oneTimeInCents: row.oneTimeInCents,
  zipCode: stored.zip_code,
  numberFrom: stored.number_from,
  numberTo: stored.number_to,
  parity: stored.parity,
  suffix: stored.suffix,
  startsOn: stored.starts_on,
  endsOn: stored.ends_on,
  source: stored.source,
  reason: stored.reason,
  madeBy: stored.made_by,
  madeAt: new Date(stored.made_at).toISOString(),
})

/** Everything that the networks and colleagues say of one address. */
export async function selectCoverage(pool: Pool, place: SinglePlace): Promise<SaidOfPlace> {
  // Planned once per connection, which takes longer than doing it.
  const { rows } = await pool.query<SaidRow>({
    name: 'coverage of an address',
    text: coverage(),
    values: [place.zipCode, place.houseNumber, place.suffix],
  })
  return sorted(rows)
}

/** A word on coverage, or where `technology` is null an address. */
type PlaceRow = SaidRow | (RegisteredAddress & { readonly technology: null })

const isSaid = (row: PlaceRow): row is SaidRow => row.technology !== null

/**
 * The same together with the addresses at the house number, whatever their suffix, imported ones and added ones: every order of
 * internet asks for both, and one statement costs the database little more than either.
 */
export async function selectPlace(
  pool: Pool,
  place: SinglePlace,
): Promise<{ readonly said: SaidOfPlace; readonly addresses: readonly RegisteredAddress[] }> {
  const { rows } = await pool.query<PlaceRow>({
    name: 'coverage and addresses',
    text: `${coverage(', null as street, null as city, null::boolean as "isAdded"')}
      union all
      select null, null, null, null, null, null, null, null, null, null, null, null, house_letter || addition, null,
        street, city, false from addresses
      where zip_code = $1 and house_number = $2
      union all
      select null, null, null, null, null, null, null, null, null, null, null, null, suffix, null, street, city, true
      from added_addresses where zip_code = $1 and house_number = $2 and ended_at is null`,
    values: [place.zipCode, place.houseNumber, place.suffix],
  })
  return {
    said: sorted(rows.filter(isSaid)),
    addresses: rows.flatMap(row => (isSaid(row) ? [] : [row])),
  }
}
