import { nameOf } from '../../common/event-kind.ts'
import { caseDeskEvents } from '../../features/case-desk/events.ts'
import { caseEvents } from '../../features/cases/events.ts'
import { beginningsOfTexts } from '../../features/cases/server/planning/notes-and-messages.ts'
import { newestEvents } from '../../features/events/server/last-events.ts'
import { longestAnswers } from '../../features/forms/server/searchable-submissions.ts'
import { beginningsOf } from '../../features/incoming-mails/server/stored-mails.ts'
import type { LastWords } from '../../features/work-list/contract.ts'
import type { ListSources } from '../../features/work-list/server/dto.ts'

/** So many characters of what was said are told in a row. */
const most = 160

const [mail, message, note] = [caseEvents.mailReceived, caseEvents.messageSent, caseDeskEvents.noteWritten]

/**
 * The last words of each of these cases, as they begin: a mail, an answer of ours or a note; of a form that nobody
 * said more about, what its sender asked. Read where it is stored, for one page of the list.
 */
export const lastWords: ListSources['words'] = async (database, caseIds) => {
  const newest = [
    ...(await newestEvents(database, caseIds, [mail, message, note], ['mail', 'message', 'note'])),
  ].flatMap(([caseId, { type, of }]) => (of === null ? [] : [{ caseId, type, of }]))
  const idsOf = (kind: typeof mail | typeof message | typeof note) =>
    newest.filter(({ type }) => type === nameOf(kind)).map(({ of }) => of)
  const mails = await beginningsOf(database, idsOf(mail))
  const texts = await beginningsOfTexts(database, { notes: idsOf(note), messages: idsOf(message) })
  const silent = caseIds.filter(id => !newest.some(({ caseId }) => caseId === id))
  const asked = await longestAnswers(database, silent)
  const told = newest.map(({ caseId, type, of }) => {
    const received = mails.get(of)
    if (received) return [caseId, received.isColleague ? 'us' : 'customer', received.text] as const
    return [caseId, type === nameOf(note) ? 'note' : 'us', texts.get(of) ?? ''] as const
  })
  const all = [...told, ...[...asked].map(([caseId, text]) => [caseId, 'customer', text] as const)]
  return new Map(
    all.flatMap(([caseId, by, text]): [number, LastWords][] => {
      const words = text
        .slice(0, 2 * most)
        .replaceAll(/\s+/g, ' ')
        .trim()
        .slice(0, most)
      return words === '' ? [] : [[caseId, { by, words }]]
    }),
  )
}
