-- The file for which a correction or an added address was dropped, as it says the same: taking the file back takes that back too.
alter table coverage_corrections add column dropped_for bigint references coverage_imports (id) on delete set null;
alter table added_addresses add column dropped_for bigint references coverage_imports (id) on delete set null;
create index coverage_corrections_by_file on coverage_corrections (dropped_for) where dropped_for is not null;
create index added_addresses_by_file on added_addresses (dropped_for) where dropped_for is not null;
-- Comparisons name the corrections in full, and the added addresses that a register has.
update coverage_imports
  set comparison = comparison || '{"corrections": [], "correctionCount": 0, "addedByHand": [], "addedByHandCount": 0}'
  where comparison is not null;
