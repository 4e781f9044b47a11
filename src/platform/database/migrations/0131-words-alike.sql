-- The words that are most like one that was typed, the likest first (server/work-list/search.ts). How like they must be is said
-- each time: of a long word more must be the same, so that its many neighbours need not be read.
create function words_alike(typed text, threshold real, most integer) returns setof text language plpgsql as $$
begin
  perform set_config('pg_trgm.similarity_threshold', threshold::text, true);
  return query
    select word from case_words where word % typed
    order by similarity(word, typed) desc, word limit most;
end $$;
