-- Links to a preview of the catalogue: of a revision, or of a moment. A row lets its link be ended before it runs out.
create table catalogue_previews (
  id bigint generated always as identity primary key,
  revision_id bigint references catalogue_revisions (id) on delete cascade,
  at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check ((revision_id is null) <> (at is null))
);
create index catalogue_previews_revision on catalogue_previews (revision_id) where revision_id is not null;
