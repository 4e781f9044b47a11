-- What colleagues say of coverage stands above every row of an import, which never touches it
-- (src/features/addresses/coverage.ts). It is ended and not deleted.
create table coverage_corrections (
  id uuid primary key,
  version integer not null default 1,
  zip_code char(6) collate "C" not null,
  -- null: every number of the postcode
  number_from integer check (number_from between 1 and 99999),
  number_to integer,
  parity text check (parity in ('even', 'odd')),
  -- null: every addition; '' is the number without one
  suffix text collate "C",
  technology text not null check (technology in ('fibre', 'dsl')),
  availability text not null check (availability in ('on-net', 'near-net', 'no-net', 'other')),
  max_download_mbs integer not null,
  max_upload_mbs integer not null,
  delivery_weeks_from integer not null,
  delivery_weeks_to integer not null,
  one_time_in_cents integer,
  starts_on date not null,
  -- The last day on which it holds; null while nobody knows.
  ends_on date check (ends_on >= starts_on),
  source text not null,
  reason text not null,
  made_by uuid references staff on delete set null,
  made_at timestamptz not null default now(),
  ended_by uuid references staff on delete set null,
  ended_at timestamptz,
  check ((number_from is null) = (number_to is null)),
  check (number_from <= number_to),
  check (parity is null or number_from is not null),
  check (suffix is null or number_from = number_to)
);
create index coverage_corrections_that_stand on coverage_corrections (zip_code) where ended_at is null;
create index coverage_corrections_by_maker on coverage_corrections (made_by) where made_by is not null;
create index coverage_corrections_by_ender on coverage_corrections (ended_by) where ended_by is not null;

-- Addresses that the register does not have: new buildings, a unit behind a number. An import never touches them; they count
-- until the register has them.
create table added_addresses (
  id uuid primary key,
  version integer not null default 1,
  zip_code char(6) collate "C" not null,
  house_number integer not null check (house_number between 1 and 99999),
  -- As addresses compare: capitals, no spaces and hyphens; '' is the number without one.
  suffix text collate "C" not null,
  street text not null,
  city text not null,
  source text not null,
  reason text not null,
  made_by uuid references staff on delete set null,
  made_at timestamptz not null default now(),
  ended_by uuid references staff on delete set null,
  ended_at timestamptz
);
create unique index added_addresses_that_stand on added_addresses (zip_code, house_number, suffix)
  where ended_at is null;
create index added_addresses_by_maker on added_addresses (made_by) where made_by is not null;
create index added_addresses_by_ender on added_addresses (ended_by) where ended_by is not null;
