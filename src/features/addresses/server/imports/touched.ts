import type { ClientBase } from 'pg'
import { formatPostcode } from '../../../../common/checks/postcode.ts'
import type { Database } from '../../../../platform/database/pool.ts'
import type { CoverageRow } from '../../coverage.ts'
import type { Touched, TouchedExample } from '../../import-comparison.ts'
import type { AddressInUse, AddressUse } from '../addresses-in-use.ts'
import { type Place, parsePlace } from '../find-address.ts'
import { suffixOf } from './known-places.ts'
import { differenceOf, type Offer } from './offer.ts'

/** So many of each kind are named; all are counted. */
const mostExamples = 20

type Comparing = {
  readonly offersAt: (places: readonly Place[], side: 'before' | 'after') => Promise<readonly Offer[]>
  readonly namesOf: (lineIds: readonly number[]) => readonly string[]
}

/** Open things at addresses where something changes, of each kind. */
export async function touchedBy(
  database: Database,
  uses: readonly AddressUse[],
  by: Comparing,
): Promise<Touched[]> {
  const touched: Touched[] = []
  for (const { kind, inUse } of uses) {
    const found = { kind, count: 0, losing: 0, examples: [] as TouchedExample[] }
    for await (const some of inUse(database)) await addTouched(found, some, by)
    if (found.count > 0) touched.push(found)
  }
  return touched
}

async function addTouched(
  found: Touched,
  some: readonly AddressInUse[],
  { offersAt, namesOf }: Comparing,
): Promise<void> {
  const placed = some.flatMap(each => {
    const place = parsePlace(each.zipCode, each.houseNumber, each.houseNumberSuffix)
    return place ? [{ each, place }] : []
  })
  const places = placed.map(({ place }) => place)
  const before = await offersAt(places, 'before')
  const after = await offersAt(places, 'after')
  for (const [nth, { each, place }] of placed.entries()) {
    const [was, becomes] = [before[nth], after[nth]]
    if (!was || !becomes) continue
    const { gained, lost, isOtherwise } = differenceOf(was, becomes)
    if (gained.length === 0 && lost.length === 0 && !isOtherwise) continue
    found.count++
    if (lost.length > 0) found.losing++
    keep(found.examples, {
      label: each.label,
      path: each.path,
      address: `${formatPostcode(place.zipCode)} ${place.houseNumber} ${place.suffix}`.trim(),
      lost: [...namesOf(lost)],
      gained: [...namesOf(gained)],
    })
  }
}

/** Those that lose something push others out. */
function keep(examples: TouchedExample[], example: TouchedExample): void {
  if (examples.length < mostExamples) examples.push(example)
  else if (example.lost.length > 0) {
    const other = examples.findIndex(({ lost }) => lost.length === 0)
    if (other >= 0) examples[other] = example
  }
  examples.sort((a, b) => Number(b.lost.length > 0) - Number(a.lost.length > 0))
}

/** The rows that hold for each of some places in a table of coverage, and whether a register has it. */
export async function rowsAt(
  client: ClientBase,
  table: string,
  places: readonly Place[],
): Promise<readonly (readonly CoverageRow[])[]> {
  const found: CoverageRow[][] = places.map(() => [])
  const { rows } = await client.query<CoverageRow & { nth: number }>(
    `select nth::integer, technology, availability, max_download_mbs as "maxDownloadMbs", max_upload_mbs as "maxUploadMbs",
       delivery_weeks_from as "weeksFrom", delivery_weeks_to as "weeksTo", one_time_in_cents as "oneTimeInCents",
       upper(postcodes) - lower(postcodes) as "postcodeCount", house_number as "houseNumber", suffix,
       network_owner as "networkOwner", zip_code_from as "zipCodeFrom", zip_code_to as "zipCodeTo"
     from unnest($1::text[], $2::integer[], $3::text[]) with ordinality as place (zip, number, addition, nth)
     join lateral (
       select * from ${table} where zip_code_from = zip::char(6) and zip_code_to = zip::char(6)
         and (house_number is null or house_number = number) and (suffix is null or suffix = addition)
       union all
       select * from ${table} where zip_code_from < zip_code_to and postcodes @> postcode_number(zip::char(6))
     ) as said on true`,
    [
      places.map(({ zipCode }) => zipCode),
      places.map(({ houseNumber }) => houseNumber),
      places.map(({ suffix }) => suffix),
    ],
  )
  for (const { nth, ...row } of rows) found[nth - 1]?.push(row)
  return found
}

const isIn = (register: string) =>
  `exists (select from ${register} as a where a.zip_code = zip::char(6) and a.house_number = number and ${suffixOf} = place.addition)`

/** Which of some places a register has. */
export const registeredAmong = (client: ClientBase, register: string, places: readonly Place[]) =>
  placesThat(client, isIn(register), places)

/** Which of some places are addresses: with those that colleagues added. */
export const addressesAmong = (client: ClientBase, register: string, places: readonly Place[]) =>
  placesThat(
    client,
    `${isIn(register)} or exists (select from added_addresses as added where added.zip_code = zip::char(6)
       and added.house_number = number and added.suffix = place.addition and ended_at is null)`,
    places,
  )

async function placesThat(
  client: ClientBase,
  condition: string,
  places: readonly Place[],
): Promise<readonly boolean[]> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select ${condition} as "isThere"
     from unnest($1::text[], $2::integer[], $3::text[]) with ordinality as place (zip, number, addition, nth) order by nth`,
    [
      places.map(({ zipCode }) => zipCode),
      places.map(({ houseNumber }) => houseNumber),
      places.map(({ suffix }) => suffix),
    ],
  )
  return rows.map(({ isThere }) => isThere)
}
