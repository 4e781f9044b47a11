-- Notices that were asked for behind the link of an order's mails, and wait until the organisation confirms them by the link that was
-- mailed to it (docs/decisions/agreements.md#notice). They go with that link.
create table notice_requests (
  link_id uuid primary key references mailed_links (id) on delete cascade,
  case_id bigint not null references cases (id) on delete cascade,
  -- of the notice that it becomes
  notice_id uuid not null,
  -- places in the order of what was chosen
  positions smallint[] not null,
  last_day date not null,
  why text
);
create index notice_requests_case on notice_requests (case_id);
