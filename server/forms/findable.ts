import { inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Findable } from '../../domain/search-keys.ts'
import type { Queryable } from '../database/pool.ts'
import { answerAt, FormAnswer } from './submissions.ts'
import { formSubmissions } from './tables.ts'

type Found = Pick<Findable, 'addresses'>

/** Where what was sent with these cases is about, by the case's id: the fibre enquiry and the other forms name it differently. */
export async function findableSubmissions(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, Found>> {
  const rows = await database
    .select()
    .from(formSubmissions)
    .where(inArray(formSubmissions.caseId, [...caseIds]))
  return new Map(rows.map(({ caseId, answers }) => [caseId, { addresses: addressesIn(answers) }]))
}

function addressesIn(stored: unknown): Found['addresses'] {
  const answers = z.array(FormAnswer).parse(stored)
  const at = (...names: readonly string[]) =>
    names.map(name => answerAt(answers, name)).find(value => value !== null) ?? ''
  const zipCode = at('zipCode', 'postcode')
  if (zipCode === '') return []
  return [
    {
      zipCode,
      houseNumber: at('houseNumber', 'huisnummer'),
      houseNumberSuffix: at('houseNumberExtension', 'toevoeging'),
    },
  ]
}
