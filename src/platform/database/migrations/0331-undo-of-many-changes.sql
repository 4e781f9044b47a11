-- What a change of many offerings at once found in its draft, so that it is taken back at once: the last one of each revision.
create table catalogue_bulk_changes (
  revision_id bigint primary key references catalogue_revisions (id) on delete cascade,
  -- [{ id, version, earlier }]: the offering, the version that its change has since, and the change of before; null where there was none.
  items jsonb not null,
  done_at timestamptz not null default now(),
  done_by uuid references staff (id) on delete set null
);
create index catalogue_bulk_changes_by_doer on catalogue_bulk_changes (done_by) where done_by is not null;
