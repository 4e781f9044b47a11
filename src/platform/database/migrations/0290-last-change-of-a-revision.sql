-- When a revision of the catalogue was last changed: from then on the hours count after which a colleague who is alone approves his own.
alter table catalogue_revisions add column changed_at timestamptz not null default now();
update catalogue_revisions set changed_at = greatest(
  created_at,
  (select max(changed_at) from catalogue_changes where revision_id = catalogue_revisions.id)
);
