-- A revision that falls back by itself. Its end is a revision of its own that is planned and undone with it; what that puts
-- back is made anew after each plan and undo, so that what was changed in between stays.
alter table catalogue_revisions
  add column ends_at timestamptz,
  add column ends bigint references catalogue_revisions (id) on delete cascade,
  add constraint catalogue_revisions_end_check check (ends_at > starts_at);
create unique index catalogue_revisions_by_ended on catalogue_revisions (ends) where ends is not null;
