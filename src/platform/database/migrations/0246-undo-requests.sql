-- Requests to undo a revision of the catalogue, which a second colleague confirms or refuses.
create table catalogue_undo_requests (
  id bigint generated always as identity primary key,
  revision_id bigint not null references catalogue_revisions (id) on delete cascade,
  reason text not null check (reason <> ''),
  -- When what was launched is put back; null: once it is confirmed.
  starts_at timestamptz,
  requested_at timestamptz not null default now(),
  requested_by uuid references staff (id) on delete set null,
  -- null while it waits.
  outcome text check (outcome in ('confirmed', 'refused', 'withdrawn')),
  decided_at timestamptz,
  decided_by uuid references staff (id) on delete set null,
  decided_why text,
  check ((outcome is null) = (decided_at is null))
);
create unique index catalogue_undo_requests_open on catalogue_undo_requests (revision_id) where outcome is null;
create index catalogue_undo_requests_by_revision on catalogue_undo_requests (revision_id);
create index catalogue_undo_requests_by_requester on catalogue_undo_requests (requested_by) where requested_by is not null;
create index catalogue_undo_requests_by_decider on catalogue_undo_requests (decided_by) where decided_by is not null;
