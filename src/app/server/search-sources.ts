import { searchableParties } from '../../features/agreements/server/parties.ts'
import { searchableEnds } from '../../features/agreements/server/searchable-ends.ts'
import { searchableSubmissions } from '../../features/forms/server/searchable-submissions.ts'
import { wordsOfMails } from '../../features/incoming-mails/server/stored-mails.ts'
import { searchableOrders } from '../../features/orders/server/searchable-orders.ts'
import { searchableParts } from '../../features/quotes/server/searchable-parts.ts'
import type { SearchSources } from '../../features/work-list/server/search-sources.ts'

/** By what each feature has its cases found. */
export const searchSources: SearchSources = {
  orders: async (database, ids) =>
    new Map([...(await searchableOrders(database, ids)), ...(await searchableEnds(database, ids))]),
  parties: searchableParties,
  parts: searchableParts,
  submissions: searchableSubmissions,
  mails: wordsOfMails,
}
