-- The mailed link by which who took an agreement over sees it without an account; null where none was mailed.
alter table agreement_parties add column link_id uuid references mailed_links (id) on delete set null;
create index agreement_parties_link on agreement_parties (link_id) where link_id is not null;
