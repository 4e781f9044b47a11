-- How many agreements there are in each block, for the totals of TMF651's lists, and how many of them end or ended
-- (docs/decisions/integration.md#wide-totals-are-kept). null of what was counted before, also by the release before beside this one:
-- the worker counts such a block anew, and lists count it themselves until then.
alter table case_counts add column agreements integer, add column ended_agreements integer;
create index case_counts_without_agreements on case_counts (block) where agreements is null;
