-- Addresses that were looked up in the shop and could get nothing, counted (src/features/addresses/server/missed-look-ups.ts): where to
-- build next. No house number, nothing of who looked, no moment but the month.
create table missed_look_ups (
  -- The first day of the month, in the Netherlands.
  month date not null check (extract(day from month) = 1),
  -- A postcode; its four digits where it was counted too seldom, or the month had enough of them.
  place text collate "C" not null check (place ~ '^[0-9]{4}([A-Z]{2})?$'),
  kind text not null check (kind in ('no-fibre', 'unknown-address')),
  count integer not null check (count > 0),
  primary key (month, place, kind)
);

-- When a correction was last changed, so that a case that is older says so; null where that was before this release, or never.
alter table coverage_corrections add column changed_at timestamptz;
