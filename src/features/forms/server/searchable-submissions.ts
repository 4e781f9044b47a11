import { inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import { splitHouseNumber } from '../../../common/checks/house-number.ts'
import { formatPostcode } from '../../../common/checks/postcode.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { SearchableCase } from '../../work-list/search-keys.ts'
import { answerAt, FormAnswer } from './submissions.ts'
import { formSubmissions } from './tables.ts'

type Found = Pick<SearchableCase, 'addresses' | 'texts'>

/**
 * Search data of these cases' submissions, by case id. The fibre enquiry and the other forms name the place
 * differently.
 */
export async function searchableSubmissions(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, Found>> {
  const rows = await database
    .select()
    .from(formSubmissions)
    .where(inArray(formSubmissions.caseId, [...caseIds]))
  return new Map(
    rows.map(row => {
      const answers = z.array(FormAnswer).parse(row.answers)
      return [
        row.caseId,
        {
          addresses: [addressIn(answers)].filter(address => address !== null),
          texts: answers.map(({ value }) => value),
        },
      ]
    }),
  )
}

/** The longest answer of each of these cases' submissions, which is what its sender had to say. */
export async function longestAnswers(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (caseIds.length === 0) return new Map()
  const rows = await database
    .select({ caseId: formSubmissions.caseId, answers: formSubmissions.answers })
    .from(formSubmissions)
    .where(inArray(formSubmissions.caseId, [...caseIds]))
  return new Map(
    rows.flatMap(({ caseId, answers }) => {
      const values = z
        .array(FormAnswer)
        .parse(answers)
        .map(({ value }) => value)
      const longest = values.toSorted((one, other) => other.length - one.length)[0]
      return longest === undefined ? [] : [[caseId, longest] as const]
    }),
  )
}

/** Place that a form is about; null if it does not ask. A house number may be stored with its addition. */
export function addressIn(answers: readonly FormAnswer[]): Found['addresses'][number] | null {
  const at = (...names: readonly string[]) =>
    names.map(name => answerAt(answers, name)).find(value => value !== null) ?? ''
  const zipCode = at('zipCode', 'postcode')
  if (zipCode === '') return null
  const houseNumber = at('houseNumber', 'huisnummer')
  const houseNumberSuffix = at('houseNumberExtension', 'toevoeging')
  const split = splitHouseNumber(houseNumber, houseNumberSuffix)
  return {
    street: at('straat'),
    city: at('plaats'),
    zipCode,
    houseNumber: split?.houseNumber ?? houseNumber,
    houseNumberSuffix: split?.suffix ?? houseNumberSuffix,
  }
}
type EnquiredPlace = Pick<Found['addresses'][number], 'zipCode' | 'houseNumber' | 'houseNumberSuffix'>

/** The same without street and town, for which no form asks. */
export function enquiredPlace(answers: readonly FormAnswer[]): EnquiredPlace | null {
  const address = addressIn(answers)
  if (!address) return null
  const { zipCode, houseNumber, houseNumberSuffix } = address
  return { zipCode, houseNumber, houseNumberSuffix }
}

/** On one line: `1017 XN 42 A`. */
export const enquiredLine = ({ zipCode, houseNumber, houseNumberSuffix }: EnquiredPlace): string =>
  [formatPostcode(zipCode), houseNumber, houseNumberSuffix].filter(Boolean).join(' ')
