-- What a client of the API did, and what was done with it and its webhooks, the newest first.
create index events_by_client on events (actor_id, id) where actor_kind = 'client';
create index events_about_client on events ((data ->> 'client'), id) where data ? 'client';

-- Days whose calls are removed (src/features/api-clients/server/usage.ts).
create index api_usage_by_day on api_usage (day);
