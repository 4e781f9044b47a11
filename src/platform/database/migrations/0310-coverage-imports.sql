-- Files of coverage and of the address register that came in: from the desk, by a command, or with the shop itself. One of a kind
-- is live. The rows of one that waits, and of the one before the live one, stand in a table of their own, `coverage_import_<id>`
-- or `addresses_import_<id>`, which takes the place of the live one by its name (src/features/addresses/server/imports).
create table coverage_imports (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('coverage', 'addresses')),
  -- `unknown`: it was live before imports were recorded.
  origin text not null check (origin in ('desk', 'command', 'shipped', 'unknown')),
  state text not null check (state in
    ('receiving', 'checking', 'refused', 'cut-off', 'ready', 'planned', 'live', 'replaced', 'thrown-away')),
  -- null of what is not known
  file_name text,
  -- As it is sent, unpacked by us; null while nobody knows.
  file_bytes bigint,
  received_bytes bigint not null default 0,
  row_count bigint not null default 0,
  bad_row_count bigint not null default 0,
  -- The first of them, in the order of the file (BadRow).
  bad_rows jsonb not null default '[]',
  -- What would change (ImportComparison); null until it stands.
  comparison jsonb,
  staff_id uuid references staff (id) on delete set null,
  arrived_at timestamptz not null default now(),
  -- When a planned one becomes live.
  starts_at timestamptz,
  -- Who made it live or planned that.
  decided_by uuid references staff (id) on delete set null,
  live_at timestamptz,
  -- When it was refused, cut off, replaced or thrown away.
  ended_at timestamptz,
  -- The one that it replaced, whose table is kept until the next.
  replaces bigint references coverage_imports (id) on delete set null,
  version integer not null default 1,
  check ((state = 'planned') = (starts_at is not null))
);
create unique index coverage_imports_live on coverage_imports (kind) where state = 'live';
create unique index coverage_imports_planned on coverage_imports (kind) where state = 'planned';
create index coverage_imports_by_staff on coverage_imports (staff_id) where staff_id is not null;
create index coverage_imports_by_decider on coverage_imports (decided_by) where decided_by is not null;
create index coverage_imports_by_replacing on coverage_imports (replaces) where replaces is not null;

insert into coverage_imports (kind, origin, state)
  select 'coverage', 'unknown', 'live' where exists (select from coverage)
  union all
  select 'addresses', 'unknown', 'live' where exists (select from addresses);
