-- Scripts, styles and fonts of the pages as each release built them: a page of the release before finds its own at any copy.
create table kept_assets (
  -- root-B5f-ZKhW.js, and with .br or .gz behind it the same compressed.
  name text primary key,
  content bytea not null,
  -- When a copy last had it in its own build, within an hour.
  built_in_at timestamptz not null default now()
);
-- They are compressed already, or small.
alter table kept_assets alter column content set storage external;
