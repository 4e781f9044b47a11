-- Retention asks for cases of a kind that are older than so long. With `kind` in front this index also served the check of
-- the foreign keys (case_id, kind) on a database without statistics: it read every case of the kind for each order.
drop index cases_by_opening;
create index cases_by_opening on cases (opened_at, kind);
