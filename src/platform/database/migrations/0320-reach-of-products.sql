-- Addresses by what the networks offer there, counted beside for the files that are live (src/features/addresses/server/reach). One row:
-- what held before is nobody's question.
create table coverage_counts (
  is_only boolean primary key default true check (is_only),
  -- The files that it was counted of; null where none was imported.
  coverage_import bigint,
  addresses_import bigint,
  -- AddressCount, an entry for each technology, availability and speed.
  counts jsonb not null,
  counted_at timestamptz not null
);
