-- The catalogue as content/catalogue seeds it. One row per id that can stand on an order line or that groups such ids.
create table products (
  id integer primary key,
  product_type text not null check (product_type in ('internet', 'cloud', 'mobiel', 'telefonie')),
  position integer not null,
  name text not null,
  price_in_cents integer not null check (price_in_cents >= 0),
  list_price_in_cents integer check (list_price_in_cents >= 0),
  free_months integer not null default 0,
  product_sub_type text,
  section_name text not null,
  information text[] not null default '{}',
  promoted boolean not null default false,
  contract_duration integer not null check (contract_duration between 0 and 120),
  fiber boolean not null default false,
  fiber_line_availability text,
  download_speed_mbs integer,
  upload_speed_mbs integer,
  data_bundle_gb integer,
  -- set-up and support that only come with this product: {id, name, priceInCents, listPriceInCents}
  setup_product jsonb,
  support_product jsonb,
  -- how a device is bought and rented: {productBuyId, productRentId, productBuyPriceInCents, productRentPriceInCents, imageUrl}
  device jsonb,
  -- set when a product left the catalogue; orders keep their own copy of what was sold
  retired_at timestamptz
);
create index products_by_type on products (product_type, position) where retired_at is null;

-- One row. The version is a hash of the catalogue; servers keep their answers until it changes.
create table catalogue_state (
  only_row boolean primary key default true check (only_row),
  version text not null,
  changed_at timestamptz not null default now()
);

create table resellers (
  id text primary key,
  company_name text not null,
  active boolean not null default true,
  created_at timestamptz not null default now()
);
