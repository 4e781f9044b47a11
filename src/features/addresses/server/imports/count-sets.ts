import type { ClientBase } from 'pg'
import type { CoverageRow } from '../../coverage.ts'
import { suffixOf } from './known-places.ts'

/*
 * Addresses by the set of rows that hold for them in two tables of coverage. What a row says without its place is a content; addresses
 * with the same contents before and after are one group, so that the rule is asked once for all of them.
 */

/** The tables to compare: null on one side where the addresses are not in the register of that side. */
export type Sides = { readonly before: string | null; readonly after: string | null }

export type AddressGroup = {
  readonly addresses: number
  readonly before: readonly CoverageRow[]
  readonly after: readonly CoverageRow[]
}

const columns = `technology, availability, max_download_mbs, max_upload_mbs, delivery_weeks_from, delivery_weeks_to,
  coalesce(one_time_in_cents, -1) as one_time, upper(postcodes) - lower(postcodes) as postcode_count,
  house_number is null as is_any_number, suffix is null as is_any_suffix`

const contentColumns = `technology, availability, max_download_mbs, max_upload_mbs, delivery_weeks_from, delivery_weeks_to,
  one_time, postcode_count, is_any_number, is_any_suffix`

/** Temporary tables of one count. */
const dropWork = `drop table if exists ${[
  'rows',
  'contents',
  'said',
  'singles',
  'ranges',
  'segments',
  'postcodes',
  'numbers',
  'exact',
]
  .map(name => `pg_temp.import_${name}`)
  .join(', ')}`

const rowsOf = (table: string | null, isAfter: boolean) =>
  table === null
    ? []
    : [
        `select ${isAfter} as is_after, zip_code_from, zip_code_to, postcodes, house_number, suffix, ${columns} from ${table}`,
      ]

/**
 * The groups of addresses, some at a time.
 * @param register table with the addresses to count
 */
export async function* countSets(
  client: ClientBase,
  register: string,
  { before, after }: Sides,
): AsyncGenerator<readonly AddressGroup[]> {
  await client.query(`${dropWork}; set work_mem = '128MB'; set max_parallel_workers_per_gather = 0`)
  await client.query(`
    create temp table import_rows as ${[...rowsOf(before, false), ...rowsOf(after, true)].join(' union all ')};
    create temp table import_contents as
      select row_number() over ()::integer as id, one.* from (select distinct ${contentColumns} from import_rows) as one;
    create temp table import_said as
      select is_after, zip_code_from, zip_code_to, postcodes, house_number, suffix, id as content
      from import_rows join import_contents using (${contentColumns});
    drop table import_rows;
    analyze import_said`)
  await countPostcodes(client, register)
  await countNumbers(client, register)
  const contents = await readContents(client)
  yield* readGroups(client, contents)
  await client.query(`${dropWork}; reset work_mem; reset max_parallel_workers_per_gather`)
}

/** How many addresses a postcode has, and what holds for all of them: its own rows, and the ranges that it lies in. */
const countPostcodes = (client: ClientBase, register: string) =>
  client.query(`
    create temp table import_singles as
      select is_after, zip_code_from as zip_code, array_agg(distinct content) as contents from import_said
      where zip_code_from = zip_code_to and house_number is null group by 1, 2;
    create temp table import_ranges as
      select is_after, postcodes, content from import_said where zip_code_from < zip_code_to;
    create index on import_ranges using gist (postcodes);
    analyze import_ranges;
    create temp table import_segments as
      select is_after, starts, array(select distinct content from import_ranges
        where import_ranges.is_after = bounds.is_after and postcodes @> starts order by 1) as contents
      from (select is_after, lower(postcodes) as starts from import_ranges
            union select is_after, upper(postcodes) from import_ranges) as bounds;
    create index on import_segments (is_after, starts);
    analyze import_segments, import_singles;
    create temp table import_postcodes as
      select zip_code, addresses,
        coalesce(one.contents, '{}') || coalesce(range_before.contents, '{}') as before,
        coalesce(other.contents, '{}') || coalesce(range_after.contents, '{}') as after
      from (select zip_code, count(*)::integer as addresses from ${register} group by 1) as there
      left join (select zip_code, contents from import_singles where not is_after) as one using (zip_code)
      left join (select zip_code, contents from import_singles where is_after) as other using (zip_code)
      ${segmentAt('range_before', false)} ${segmentAt('range_after', true)};
    analyze import_postcodes`)

const segmentAt = (name: string, isAfter: boolean) => `
  left join lateral (select contents from import_segments
    where is_after = ${isAfter} and starts <= postcode_number(zip_code) order by starts desc limit 1) as ${name} on true`

/** The addresses for which rows of their own number hold beside those of their postcode, by what these say. */
const countNumbers = (client: ClientBase, register: string) =>
  client.query(`
    create temp table import_numbers as
      select is_after, zip_code_from as zip_code, house_number, suffix, content from import_said
      where house_number is not null;
    analyze import_numbers;
    create temp table import_exact as
      select zip_code, before, after, count(*)::integer as addresses from (
        select a.zip_code,
          coalesce(array_agg(distinct content) filter (where not is_after), '{}') as before,
          coalesce(array_agg(distinct content) filter (where is_after), '{}') as after
        from ${register} as a join import_numbers as n
          on n.zip_code = a.zip_code and n.house_number = a.house_number and (n.suffix is null or n.suffix = ${suffixOf})
        group by a.zip_code, a.house_number, a.house_letter, a.addition) as each
      group by 1, 2, 3`)

/** Contents by their id, as rows that the rule takes. */
async function readContents(client: ClientBase): Promise<ReadonlyMap<number, CoverageRow>> {
  const { rows } = await client.query<CoverageRow & { id: number }>(
    `select id, technology, availability, max_download_mbs as "maxDownloadMbs", max_upload_mbs as "maxUploadMbs",
       delivery_weeks_from as "weeksFrom", delivery_weeks_to as "weeksTo", nullif(one_time, -1) as "oneTimeInCents",
       postcode_count as "postcodeCount", case when is_any_number then null else 1 end as "houseNumber",
       case when is_any_suffix then null else '' end as suffix,
       '' as "networkOwner", '' as "zipCodeFrom", '' as "zipCodeTo" from import_contents`,
  )
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}

const groupsAtOnce = 5_000

async function* readGroups(
  client: ClientBase,
  contents: ReadonlyMap<number, CoverageRow>,
): AsyncGenerator<readonly AddressGroup[]> {
  const rowsOfIds = (ids: readonly number[]) => ids.flatMap(id => contents.get(id) ?? [])
  await client.query(`begin; declare import_groups no scroll cursor for
    select sum(addresses)::integer as addresses, before, after from (
      select addresses - coalesce(exact, 0) as addresses, before, after from import_postcodes
      left join (select zip_code, sum(addresses) as exact from import_exact group by 1) as exact using (zip_code)
      union all
      select e.addresses, p.before || e.before, p.after || e.after
      from import_exact as e join import_postcodes as p using (zip_code)) as each
    where addresses > 0 group by before, after`)
  try {
    for (;;) {
      const { rows } = await client.query<{ addresses: number; before: number[]; after: number[] }>(
        `fetch ${groupsAtOnce} from import_groups`,
      )
      if (rows.length === 0) break
      yield rows.map(({ addresses, before, after }) => ({
        addresses,
        before: rowsOfIds(before),
        after: rowsOfIds(after),
      }))
    }
  } finally {
    await client.query('rollback')
  }
}
