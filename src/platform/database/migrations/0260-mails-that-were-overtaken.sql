-- When the act that a mail tells of was done: its events have the same moment, as both have that of their transaction. The release
-- before writes none while it still runs beside this one, and gets the right one.
alter table deliveries add column told_at timestamptz not null default now();
update deliveries set told_at = created_at;

-- What happened after that act made the mail untrue before it left, so it does not (src/features/mails/server/overtaking.ts).
alter table deliveries
  drop constraint deliveries_state,
  add constraint deliveries_state check (
    case when ended_at is null then state = 'queued' else state = any ('{sent,kept,dead,overtaken}') end);
alter table deliveries add column overtaken_by bigint references events (id) on delete set null;
create index deliveries_by_overtaker on deliveries (overtaken_by) where overtaken_by is not null;
