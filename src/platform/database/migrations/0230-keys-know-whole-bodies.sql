-- Keys of clients of the API were kept with a hash of what the order form has of a body; since then with that of the whole body, which
-- stands beside what they made (src/features/tmf/server/kit/placing.ts). A retry over the update is answered by the first order.
update retry_keys set body_mac = api_cases.body_mac
from cases join api_cases on api_cases.case_id = cases.id
where cases.number = replace(retry_keys.answer ->> 'orderNumber', '-', '') and api_cases.body_mac is not null;
