-- Delivered with numbers that are still to be ported is a state of its own, in which the case stays open. Replacing the
-- function keeps the constraint on cases: whatever was stored before is still one of its states.
create or replace function is_state_of_case(kind text, state text, closed_at timestamptz, closed_reason text)
  returns boolean language plpgsql immutable as $$
begin
  return coalesce(
    case when closed_at is null
      then closed_reason is null and state = any (
        case kind
          when 'order' then '{acknowledged,pending,held,inProgress,partial}'
          when 'quote' then '{inProgress,pending,approved}'
          when 'fibre-enquiry' then '{new,answered}'
          when 'form' then '{new,answered}'
        end::text[])
      else (closed_reason is not null or state <> 'closed') and state = any (
        case kind
          when 'order' then '{completed,cancelled,rejected,failed}'
          when 'quote' then '{accepted,rejected,cancelled}'
          when 'fibre-enquiry' then '{closed}'
          when 'form' then '{closed}'
        end::text[])
    end, false);
end $$;

-- Orders that were closed as delivered with numbers still to port are open again, due at once, and on the list of staff: nobody
-- could port these numbers since, or write down that they do not come along.
with reopened as (
  update cases set state = 'partial', closed_at = null, due_at = now(), version = version + 1
  where kind = 'order' and state = 'completed' and exists (
    select from port_in_requests
    where port_in_requests.case_id = cases.id and port_in_requests.state = any ('{requested,planned,rejected}')
  )
  returning id, customer_id, version
)
insert into events (type, actor_kind, case_id, customer_id, changed_fields, data)
select 'state-changed', 'system', id, customer_id, '{state}',
  jsonb_build_object('from', 'completed', 'to', 'partial', 'takenBack', true, 'version', version)
from reopened;
