-- Once, excl. VAT, for the construction of a line: null where the network does not say. 0 was written for both before, and of
-- what has to be dug or looked into first it meant that nobody knows yet.
alter table coverage alter column one_time_in_cents drop not null, alter column one_time_in_cents drop default;
update coverage set one_time_in_cents = null where one_time_in_cents = 0 and availability <> 'on-net';
