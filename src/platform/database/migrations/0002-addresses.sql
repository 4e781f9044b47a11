-- The address register as imported, one row per address. House letter and addition stay apart, as the register has them:
-- "12 A" with a letter and "12-A" with an addition are two addresses there.
create table addresses (
  zip_code char(6) collate "C" not null,
  house_number integer not null,
  house_letter text collate "C" not null default '',
  addition text collate "C" not null default '',
  street text not null,
  city text not null,
  primary key (zip_code, house_number, house_letter, addition)
);

-- A postcode as a number that sorts the same way: 1017XN → 688103.
create function postcode_number(zip_code char(6)) returns integer
  language sql immutable strict parallel safe
  return substr(zip_code, 1, 4)::integer * 676
    + (ascii(substr(zip_code, 5, 1)) - 65) * 26
    + ascii(substr(zip_code, 6, 1)) - 65;

-- What the networks offer. A row holds for a range of postcodes (both ends included), for one postcode (the same twice),
-- for one house number in it, or for one address (a suffix; '' is the number without one). The most precise row of a
-- technology wins.
create table coverage (
  zip_code_from char(6) collate "C" not null,
  zip_code_to char(6) collate "C" not null,
  postcodes int4range not null generated always as
    (int4range(postcode_number(zip_code_from), postcode_number(zip_code_to), '[]')) stored,
  house_number integer,
  suffix text collate "C",
  network_owner text not null,
  technology text not null check (technology in ('fibre', 'dsl')),
  availability text not null check (availability in ('on-net', 'near-net', 'no-net', 'other')),
  -- 0 where nothing can be delivered or nobody knows
  max_download_mbs integer not null,
  max_upload_mbs integer not null,
  delivery_weeks_from integer not null,
  delivery_weeks_to integer not null,
  one_time_in_cents integer not null default 0,
  check (zip_code_from <= zip_code_to),
  check (house_number is null or zip_code_from = zip_code_to),
  check (suffix is null or house_number is not null)
);
-- Answers for one postcode and below; also keeps the same statement from standing there twice.
create unique index coverage_by_postcode on coverage
  (zip_code_from, house_number, suffix, technology, network_owner, zip_code_to) nulls not distinct;
-- A b-tree cannot find the ranges around a postcode without walking past all that begin before it.
create index coverage_by_range on coverage using gist (postcodes) where zip_code_from < zip_code_to;
