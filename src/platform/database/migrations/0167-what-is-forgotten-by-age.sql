-- The clean-up removes events about no case and mails about accounts by their age
-- (src/features/events/server/forget-events.ts, src/features/mails/server/forget-account-mails.ts).
create index events_about_no_case on events (occurred_at) where case_id is null;
create index deliveries_ended_about_accounts on deliveries (ended_at) where case_id is null and mailed_link_id is null;
