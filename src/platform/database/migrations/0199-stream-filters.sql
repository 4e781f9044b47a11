-- What of the stream of a case a colleague looks at (src/features/cases/stream-filters.ts); without a row everything.
create table stream_filters (
  staff_id uuid primary key references staff (id) on delete cascade,
  filter text not null
);
