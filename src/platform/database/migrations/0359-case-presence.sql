-- Colleagues who have a case open, by the tab of their browser (docs/decisions/desk.md#who-is-on-a-case). A page says so again and
-- again; a row that was not renewed is of a page that is gone.
create table case_presence (
  staff_id uuid not null references staff (id) on delete cascade,
  tab uuid not null,
  case_id bigint not null references cases (id) on delete cascade,
  is_writing boolean not null,
  seen_at timestamptz not null default now(),
  primary key (staff_id, tab)
);
create index case_presence_case on case_presence (case_id);
create index case_presence_seen on case_presence (seen_at);
