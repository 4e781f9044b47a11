-- The same picture as small as a card shows it; null until it was made of one that was added before, and of what is shown no more.
alter table catalogue_pictures add column card bytea;
create index catalogue_pictures_without_card on catalogue_pictures (hash) where card is null and state <> 'refused';
