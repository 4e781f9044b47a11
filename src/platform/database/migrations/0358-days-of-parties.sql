-- An agreement is found by who took it over too (searchableParties): the keys of its case follow.
create trigger followed after insert or update or delete on agreement_parties
  for each row execute function follow_written_words();
create index agreement_parties_kvk on agreement_parties (kvk_number) where holds_from is not null;

-- Whether the first day of a party has come and was told (src/features/agreements/server/days-of-parties.ts).
alter table agreement_parties add column has_come boolean not null default false;
create index agreement_parties_to_come on agreement_parties (holds_from) where holds_from is not null and not has_come;

-- Days before this were told with their registration. The keys of all of these are made anew by it.
update agreement_parties set has_come = coalesce(holds_from <= (now() at time zone 'Europe/Amsterdam')::date, false);
