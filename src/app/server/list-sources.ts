import { casesWithForgedMail, firstSubjects } from '../../features/incoming-mails/server/stored-mails.ts'
import { referencesOfCases } from '../../features/orders/server/listed-references.ts'
import { originsOfOrders } from '../../features/orders/server/stored-orders.ts'
import type { ListSources } from '../../features/work-list/server/dto.ts'
import { lastWords } from './last-words.ts'

/** Facts that features tell of their cases in the work list. */
export const listed: ListSources = {
  origins: originsOfOrders,
  references: referencesOfCases,
  subjects: firstSubjects,
  words: lastWords,
  forged: casesWithForgedMail,
}
