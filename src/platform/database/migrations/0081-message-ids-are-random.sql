-- A message id is a random UUID and nobody looks one up: an index of them only makes each order write to a random page.
alter table deliveries drop constraint deliveries_message_id_key;
