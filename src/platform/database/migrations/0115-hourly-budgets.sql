-- How much of what is costly was taken since that hour began, by all copies of the shop and all visitors together.
create table hourly_budgets (
  name text primary key,
  hour_began_at timestamptz not null,
  taken bigint not null
);
