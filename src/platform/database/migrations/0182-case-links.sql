-- Cases that staff say belong together. A pair stands once, the older case first; it goes with either of them.
create table case_links (
  case_id bigint not null references cases (id) on delete cascade,
  other_id bigint not null references cases (id) on delete cascade,
  primary key (case_id, other_id),
  check (case_id < other_id)
);
create index case_links_by_other on case_links (other_id);
