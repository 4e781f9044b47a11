-- Who gave a notice: {"by": "customer"}, another provider that takes over from a day on
-- ({"by": "other-provider", "provider": …, "switchesOn": …}), or we with a ground ({"by": "us", "ground": …}). Those of before were of customers.
alter table notices add column giver jsonb not null default '{"by": "customer"}';
