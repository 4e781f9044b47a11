import type pg from 'pg'

/** Search texts for the made-up cases, with typing mistakes. */
export type GeneratedCase = {
  readonly number: string
  readonly kvkNumber: string
  readonly organizationName: string
  readonly email: string
  readonly phone: string
  readonly postcode: string
  readonly houseNumber: string
}

const batch = 50_000
const surnames = 20_000
/** So many of a hundred are open. */
const openShare = 2

const starts =
  'ba be bo bra bree bui da de dijk do dra ei el ever gra groe haa hei hoo jan ka ker klaa koe ko kra kui laa lee lin maa mee mo mui naa noo oos pee poe raa ree rij roo scha schoe slo spij ster ter tui vaa vee vis vlie vos waa wee wij zij zoe'
const middles =
  'ken len ren sen ten ven der gel mel ker ber ding king ling ring ster stra velde molen berg burg dam dijk hof huis land man meer plas poort schot steen stra voort wijk wold'
const ends = 'a en er es ing je ma ra s sma stra t'
const trades =
  'Bakkerij Slagerij Drukkerij Garage Installatiebedrijf Schildersbedrijf Tandartspraktijk Fysiotherapie Notariskantoor Advocaten Accountants Makelaardij Hotel Restaurant Café Kapsalon Bouwbedrijf Hoveniers Transport Logistiek Architecten Reclamebureau Uitgeverij Apotheek Dierenkliniek Rijschool Kinderopvang Sportschool Fietsenwinkel Boekhandel'

/** Fills a database with orders of a made-up country, the same ones every time; most are done. */
export async function fillWithOrders(client: pg.Client, orders: number): Promise<void> {
  await client.query(
    `create temporary table surnames as
       select row_number() over () - 1 as id, word from (
         select distinct initcap(s || m || e) as word from unnest($1::text[]) s, unnest($2::text[]) m, unnest($3::text[]) e
         order by 1 limit $4) as words`,
    [starts.split(' '), middles.split(' '), ends.split(' '), surnames],
  )
  await client.query('create unique index on surnames (id); analyze surnames')
  await client.query(
    'create temporary table trades as select nr - 1 as id, word from unnest($1::text[]) with ordinality as t (word, nr)',
    [trades.split(' ')],
  )
  for (let from = 0; from < orders; from += batch)
    await client.query(madeOrders, [from, Math.min(batch, orders - from), openShare])
  await client.query('analyze')
}

/** The n-th order: its figures come of strides without a common factor, so that neighbours have nothing in common. */
const madeOrders = `
  with made as (
    select n, (100000000 + (n * 7919::bigint) % 780000000)::text as number,
      trade.word || ' ' || owner.word || ' B.V.' as organization, first.word as last_name,
      lower(owner.word) || (n * 31 % 9973) as domain,
      lpad((10000000 + (n * 104729::bigint) % 80000000)::text, 8, '0') as kvk,
      '+3120' || lpad(((n * 15485863::bigint) % 10000000)::text, 7, '0') as phone,
      (1000 + n * 613 % 8999)::text || chr(65 + (n * 7 % 26)::integer) || chr(65 + (n * 11 % 26)::integer) as postcode,
      (1 + n * 17 % 250)::integer as house, n % 100 < $3 as is_open
    from generate_series($1::bigint, $1::bigint + $2 - 1) as n
    join surnames as owner on owner.id = n * 101 % (select count(*) from surnames)
    join surnames as first on first.id = n * 211 % (select count(*) from surnames)
    join trades as trade on trade.id = n % (select count(*) from trades)
  ), opened as (
    insert into cases (number, kind, state, product_type, organization_name, contact_name, contact_email, contact_phone,
      due_at, assignee_id, opened_at, closed_at)
    select number, 'order', case when not is_open then 'completed' when n % 3 = 0 then 'inProgress' else 'acknowledged' end,
      (array['internet', 'cloud', 'mobiel', 'telefonie'])[1 + n % 4], organization, 'Jan ' || last_name,
      'info@' || domain || '.example', phone,
      case when is_open then now() + (n % 7200 - 1800) * interval '1 minute' end,
      case when n % 5 > 0 then lpad((n % 5)::text, 32, '0')::uuid end,
      now() - (1000000 - n % 1000000) * interval '1 minute', case when not is_open then now() end
    from made order by n
    returning id, number
  )
  insert into product_orders (case_id, kvk_number, kvk_checked, organization, contact_person, installation_address,
    iban_encrypted, direct_debit, monthly_in_cents, one_time_in_cents)
  select opened.id, kvk, true,
    jsonb_build_object('companyName', organization, 'gender', 'MALE', 'firstName', 'Jan', 'lastName', last_name,
      'phoneNumber', phone, 'email', 'info@' || domain || '.example', 'postCode', postcode, 'city', 'Stad',
      'street', 'Straat', 'streetNumber', house, 'kvkNumber', kvk, 'ascription', organization, 'ibanEnding', '00'),
    jsonb_build_object('firstName', 'Jan', 'lastName', last_name, 'phoneNumber', phone,
      'email', 'jan@' || domain || '.example'),
    jsonb_build_object('streetName', 'Straat', 'houseNumber', house::text, 'houseNumberSuffix', '', 'zipCode', postcode,
      'city', 'Stad'),
    '\\x00', true, 3950, 0
  from opened join made using (number)`

/** Cases from all over the database. */
export async function sampleCases(client: pg.Client, many: number): Promise<readonly GeneratedCase[]> {
  const { rows } = await client.query<GeneratedCase>(
    `select number, kvk_number as "kvkNumber", organization_name as "organizationName", contact_email as email,
       contact_phone as phone, installation_address ->> 'zipCode' as postcode,
       installation_address ->> 'houseNumber' as "houseNumber"
     from cases join product_orders on case_id = id
     where id in (select 1 + (nr * 15485863::bigint) % (select max(id) from cases) from generate_series(1, $1) as nr)`,
    [many],
  )
  return rows
}
