import { type SQL, sql } from 'drizzle-orm'
import type { Day } from '../../../common/working-days.ts'
import { caseConditions, caseId } from '../../cases/server/listed-cases.ts'
import { agreementParties } from './tables.ts'

/* Parties of agreements, as conditions on the cases that clients of the API list. */

/** Whether whoever ordered has the agreement on a day. */
export const isWithBuyer = (day: Day): SQL => sql`not exists (
  select from ${agreementParties} as took where took.case_id = ${caseId} and took.holds_from <= ${day})`

/** Whether an agreement was taken over, and is that of an organisation with one of these KVK numbers on a day. */
export const isOfParty = (kvkNumbers: readonly string[], day: Day): SQL =>
  caseConditions.idsOf(sql`(
    select took.case_id from ${agreementParties} as took
    where took.kvk_number in ${[...kvkNumbers]} and took.holds_from <= ${day} and not exists (
      select from ${agreementParties} as later
      where later.case_id = took.case_id and later.holds_from > took.holds_from and later.holds_from <= ${day}))`)
