import { and, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../../platform/database/pool.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import { quoteStates } from '../../../cases/case-states.ts'
import { type Case, newestCaseId } from '../../../cases/server/case.ts'
import { caseConditions, caseSorts } from '../../../cases/server/listed-cases.ts'
import { visibleCases } from '../../../cases/server/visible-cases.ts'
import { accountsKnownBy, isOfVisibleAccount } from '../../../customers/server/account-parties.ts'
import { isPartyId } from '../../../tmf/related-party.ts'
import { caseChanges } from '../../../tmf/server/changes/case-changes.ts'
import { type CaseList, countListed, pageOfCases } from '../../../tmf/server/counts/case-list.ts'
import type { DatabaseSource } from '../../../tmf/server/kit/lists.ts'
import { momentOf } from '../../../tmf/server/kit/moment.ts'
import type { Filter } from '../../../tmf/server/kit/query.ts'
import { quoteJson } from '../../tmf-quote.ts'
import { quotesToShow } from './load-quotes.ts'

/** Quotes of the database that a client sees, and the attributes by which the database finds and sorts them. */
export const quoteSource = (
  { database, publicUrl }: { readonly database: Database; readonly publicUrl: string },
  caller: ApiCaller,
): DatabaseSource<Case> => {
  const visible = (where?: SQL) => and(caseConditions.ofKind('quote'), visibleCases(caller), where)
  const statesOf = ({ values }: Filter) => ({ states: values.filter(isQuoteState), special: [] })
  const list: CaseList = {
    kind: 'quote',
    caller,
    openedPath: 'quoteDate',
    completedPath: null,
    statesOf: ({ values }) => ({ states: values, special: [] }),
  }
  return {
    conditions: {
      id: whole(({ values }) => caseConditions.number(values)),
      state: whole(({ values }) => caseConditions.state(values)),
      externalId: whole(({ values }) => caseConditions.externalId(caller.clientId, values)),
      quoteDate: openedAt,
      'relatedParty.id': whole(({ values }) => ofParty(caller, values)),
    },
    sorts: { quoteDate: caseSorts.openedAt },
    newest: () => newestCaseId(database),
    upTo: caseConditions.upTo,
    changes: { list: 'quote', ...caseChanges(database, { kind: 'quote', visible: visible(), statesOf }) },
    rows: (where, orderBy, offset, limit, asked) =>
      pageOfCases(database, list, asked, visible(where), { orderBy, offset, limit }),
    count: (where, asked) => countListed(database, list, asked, visible(where)),
    present: async opened =>
      (await quotesToShow({ database, publicUrl }, caller, opened)).map(quote => quoteJson(quote, publicUrl)),
  }
}

const isQuoteState = (name: string): boolean => quoteStates.some(known => known === name)

/** A condition of values that are compared as they are. */
const whole =
  (condition: (filter: Filter) => SQL) =>
  (filter: Filter): SQL | null =>
    filter.operator === 'eq' ? condition(filter) : null

function openedAt({ operator, values: [value = '', ...others] }: Filter): SQL | null {
  const moment = momentOf(value)
  if (operator === 'regex' || others.length > 0 || moment === null) return null
  return caseConditions.openedAt(operator, new Date(moment))
}

/** Quotes of an organisation or a person, by the ids that `relatedParty` has. */
const ofParty = (caller: ApiCaller, ids: readonly string[]): SQL => {
  const named = ids.filter(isPartyId)
  return (
    or(
      caseConditions.ofAccount(account => sql`${account} in ${accountsKnownBy(caller, ids)}`),
      caseConditions.resellers(ids),
      named.length > 0 ? caseConditions.namedParties(named) : undefined,
      and(caseConditions.number(ids), sql`not ${isOfVisibleAccount(caller)}`),
    ) ?? sql`false`
  )
}
