-- Which orders a receiver is told of: those that add something, and those that modify what a customer has. Whoever subscribed before
-- knows the first alone.
alter table webhook_subscriptions add column actions text[] not null default '{add}';
