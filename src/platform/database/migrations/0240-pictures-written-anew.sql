-- Pictures that were added before they were written anew have what a camera keeps beside them, such as the place. Until the worker has
-- written one anew it is as it came; one that cannot be decoded is shown no more. What the release before still adds is as it came too.
alter table catalogue_pictures
  add column state text not null default 'as-sent' check (state in ('as-sent', 'rewritten', 'refused'));
create index catalogue_pictures_as_sent on catalogue_pictures (hash) where state = 'as-sent';
