-- Prices hold for a period (docs/decisions/0045-prices-have-dates.md). An extension of PostgreSQL itself lets the database
-- refuse two prices of one product for one moment; it is trusted, so the owner of a database may add it.
do $$
begin
  if not exists (select from pg_available_extensions where name = 'btree_gist') then
    raise exception 'this PostgreSQL lacks its own extension btree_gist'
      using hint = 'Install the contrib modules of this PostgreSQL.';
  end if;
end $$;
create extension if not exists btree_gist;

alter table products rename to products_without_dates;
alter index products_by_type rename to products_without_dates_by_type;
alter table catalogue_state rename to catalogue_state_without_dates;

-- What a page shows as one product (TMF620 ProductOffering), without its price.
create table product_offerings (
  id integer primary key,
  product_type text not null check (product_type in ('internet', 'cloud', 'mobiel', 'telefonie')),
  position integer not null,
  name text not null,
  product_sub_type text,
  section_name text not null,
  information text[] not null default '{}',
  promoted boolean not null default false,
  contract_duration integer not null check (contract_duration between 0 and 120),
  fiber boolean not null default false,
  download_speed_mbs integer,
  upload_speed_mbs integer,
  data_bundle_gb integer,
  -- of a device only
  image_url text
);

-- Everything that can stand on an order line and has a price of its own: an offering itself, its set-up, its support, or a
-- device as it is bought or rented.
create table priced_products (
  id integer primary key,
  offering_id integer not null references product_offerings (id) on delete cascade,
  role text not null check (role in ('own', 'setup', 'support', 'buy', 'rent')),
  name text not null,
  check ((role = 'own') = (id = offering_id))
);
create index priced_products_by_offering on priced_products (offering_id);

-- What is asked for a product in a period: from its lower bound, until just before its upper one. Without a price that
-- holds now a product is not sold.
create table product_prices (
  id bigint generated always as identity primary key,
  product_id integer not null references priced_products (id) on delete cascade,
  valid tstzrange not null check (not isempty(valid) and (lower_inf(valid) or lower_inc(valid)) and not upper_inc(valid)),
  -- per unit and month, or once where the offering's contract_duration is 0; without VAT
  price_in_cents integer not null check (price_in_cents >= 0),
  -- struck through beside the price
  list_price_in_cents integer check (list_price_in_cents >= 0),
  free_months integer not null default 0 check (free_months >= 0),
  constraint product_prices_do_not_overlap exclude using gist (product_id with =, valid with &&)
);
create index product_prices_by_begin on product_prices (lower(valid));
create index product_prices_by_end on product_prices (upper(valid));

-- One row; another value after every change of the three tables.
create table catalogue_revision (
  is_only boolean primary key default true check (is_only),
  revision uuid not null default gen_random_uuid(),
  changed_at timestamptz not null default now()
);
insert into catalogue_revision default values;

create function revise_catalogue() returns trigger language plpgsql as $$
begin
  update catalogue_revision set revision = gen_random_uuid(), changed_at = clock_timestamp();
  return null;
end $$;
create trigger revise_catalogue after insert or update or delete or truncate on product_offerings
  for each statement execute function revise_catalogue();
create trigger revise_catalogue after insert or update or delete or truncate on priced_products
  for each statement execute function revise_catalogue();
create trigger revise_catalogue after insert or update or delete or truncate on product_prices
  for each statement execute function revise_catalogue();

-- The version of the catalogue at a moment: the same on every copy, and another one as soon as anything was changed or a
-- period began or ended. In plpgsql, which keeps its plan for the connection: every order asks.
create function catalogue_version(at timestamptz) returns text language plpgsql stable as $$
begin
  return (
    select revision || '@' || coalesce(extract(epoch from greatest(
        (select max(lower(valid)) from product_prices where lower(valid) <= at),
        (select max(upper(valid)) from product_prices where upper(valid) <= at)))::text, '')
    from catalogue_revision
  );
end $$;
create function catalogue_version() returns text language plpgsql stable as $$
begin
  return catalogue_version(now());
end $$;

-- The prices of until now hold since nobody knows when; what was retired is not sold since it was.
insert into product_offerings
  select id, product_type, position, name, product_sub_type, section_name, information, promoted, contract_duration, fiber,
    download_speed_mbs, upload_speed_mbs, data_bundle_gb, device ->> 'imageUrl'
  from products_without_dates;

create temporary table carried on commit drop as
  select id, id as offering_id, 'own' as role, name, price_in_cents, list_price_in_cents, free_months, retired_at
  from products_without_dates where device is null
  union all
  select (part ->> 'id')::integer, offering_id, role, part ->> 'name', (part ->> 'priceInCents')::integer,
    (part ->> 'listPriceInCents')::integer, 0, retired_at
  from (
    select id as offering_id, 'setup' as role, setup_product as part, retired_at from products_without_dates
    union all
    select id, 'support', support_product, retired_at from products_without_dates
  ) as parts where jsonb_typeof(part) = 'object'
  union all
  select (device ->> 'productBuyId')::integer, id, 'buy', name, (device ->> 'productBuyPriceInCents')::integer,
    list_price_in_cents, free_months, retired_at
  from products_without_dates where device is not null
  union all
  select (device ->> 'productRentId')::integer, id, 'rent', name, (device ->> 'productRentPriceInCents')::integer,
    list_price_in_cents, free_months, retired_at
  from products_without_dates where device is not null;

-- A retired product may have had the set-up of one that is sold.
insert into priced_products
  select distinct on (id) id, offering_id, role, name from carried order by id, retired_at desc nulls first;
insert into product_prices (product_id, valid, price_in_cents, list_price_in_cents, free_months)
  select distinct on (id) id, tstzrange(null, retired_at), price_in_cents, list_price_in_cents, free_months
  from carried order by id, retired_at desc nulls first;

drop table products_without_dates;
drop table catalogue_state_without_dates;

-- Copies of the release before read on until they are replaced; a later migration drops what follows.
create view catalogue_state as
  select true as only_row, catalogue_version() as version, changed_at from catalogue_revision;

create view products as
  select o.id, o.product_type, o.position, o.name, price.price_in_cents, price.list_price_in_cents, price.free_months,
    o.product_sub_type, o.section_name, o.information, o.promoted, o.contract_duration, o.fiber,
    null::text as fiber_line_availability, o.download_speed_mbs, o.upload_speed_mbs, o.data_bundle_gb,
    parts.setup as setup_product, parts.support as support_product,
    case when rent.id is not null then jsonb_build_object(
      'productBuyId', price.id, 'productRentId', rent.id, 'productBuyPriceInCents', price.price_in_cents,
      'productRentPriceInCents', rent.price_in_cents, 'imageUrl', o.image_url) end as device,
    null::timestamptz as retired_at
  from product_offerings o
  join (select p.id, p.offering_id, p.role, c.price_in_cents, c.list_price_in_cents, c.free_months
        from priced_products p join product_prices c on c.product_id = p.id and c.valid @> now()) as price
    on price.offering_id = o.id and price.role in ('own', 'buy')
  left join (select p.id, p.offering_id, c.price_in_cents
        from priced_products p join product_prices c on c.product_id = p.id and c.valid @> now() where p.role = 'rent') as rent
    on rent.offering_id = o.id
  left join lateral (
    select jsonb_object_agg(p.role, part.json) -> 'setup' as setup, jsonb_object_agg(p.role, part.json) -> 'support' as support
    from priced_products p join product_prices c on c.product_id = p.id and c.valid @> now(),
      lateral jsonb_build_object('id', p.id, 'name', p.name, 'priceInCents', c.price_in_cents,
        'listPriceInCents', c.list_price_in_cents) as part (json)
    where p.offering_id = o.id and p.role in ('setup', 'support')
  ) as parts on true
  where price.role = 'own' or rent.id is not null;

-- A start or a tool of the release before would put the prices of its own files live. It ends instead (57P03).
create function refuse_older_release() returns trigger language plpgsql as $$
begin
  raise exception 'The catalogue has prices with dates now, which this older version of the shop cannot write: use the newer version.'
    using errcode = '57P03';
end $$;
create trigger refuse_older_release instead of insert or update or delete on catalogue_state
  for each row execute function refuse_older_release();
create trigger refuse_older_release instead of insert or update or delete on products
  for each row execute function refuse_older_release();
