-- false while staff have to look whether the networks still give what the quote of the order said: until then nothing is
-- promised of its delivery.
alter table product_orders add column delivery_checked boolean not null default true;
