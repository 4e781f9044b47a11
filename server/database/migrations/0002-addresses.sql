-- The address register as imported: one row per address, the suffix is letter and addition joined, upper case.
create table addresses (
  zip_code char(6) not null,
  house_number integer not null,
  suffix text not null default '',
  street text not null,
  city text not null,
  primary key (zip_code, house_number, suffix)
);

-- What the networks offer. A row holds for a range of postcodes (both ends included; the same twice for one postcode)
-- or, with a house number, for one number or one address in it. The most precise row of a technology wins.
create table coverage (
  id bigint generated always as identity primary key,
  zip_code_from char(6) not null,
  zip_code_to char(6) not null,
  house_number integer,
  suffix text,
  network_owner text not null,
  technology text not null check (technology in ('fibre', 'dsl')),
  availability text not null check (availability in ('on-net', 'near-net', 'no-net', 'other')),
  max_download_mbs integer not null,
  max_upload_mbs integer not null,
  delivery_weeks_from integer not null,
  delivery_weeks_to integer not null,
  one_time_in_cents integer not null default 0,
  check (zip_code_from <= zip_code_to),
  check (suffix is null or house_number is not null)
);
create index coverage_by_postcode on coverage (zip_code_from, zip_code_to);
