import { type Database, type Transaction, transaction } from '../../../platform/database/pool.ts'
import { type Actor, appendEvent } from '../../events/server/events.ts'
import { catalogueEvents, type revisionEvents } from '../events.ts'
import { type ItemChange, isIdle, keyOf } from '../revision.ts'
import { changeText } from '../revision-words.ts'
import { revisionTexts } from '../texts-desk.ts'
import type { StoredChange, StoredRevision } from './stored-revisions.ts'

/* Events of the log about revisions. */

/** An event says this many products or warnings at most, and how many more there are. */
const mostSentences = 50

type RevisionNote = {
  readonly type: (typeof revisionEvents)[keyof typeof revisionEvents]
  /** null: the client of the API whose draft it is. */
  readonly staffId: string | null
  readonly revision: Pick<StoredRevision, 'name' | 'clientId'>
  /** Each item as it was and as it becomes. */
  readonly changes?: readonly ItemChange[]
  readonly at?: Date | null
  /** When it ends by itself. */
  readonly until?: Date | null
  /** The warnings that whoever planned it has read and confirmed. */
  readonly warnings?: readonly string[]
  readonly why?: string | null
  /** The colleague who asked for what this one decided. */
  readonly requestedBy?: string | null
  /** Whether it was decided without a second colleague, as nobody else may. */
  readonly isAlone?: boolean
}

/** Appends the event of a deed, in the transaction that does it. */
export const note = (
  tx: Transaction,
  {
    type,
    staffId,
    revision: { name, clientId },
    changes = [],
    at = null,
    until = null,
    warnings = [],
    why = null,
    requestedBy = null,
    isAlone = false,
  }: RevisionNote,
): Promise<number> =>
  appendEvent(tx, {
    type,
    actor: actorOf(staffId, clientId),
    data: {
      revision: name,
      ...(changes.length > 0 && { products: inWords(changes) }),
      ...(warnings.length > 0 && { warnings: firstOf(warnings, revisionTexts.andMoreWarnings) }),
      ...(at && { startsAt: at.toISOString() }),
      ...(until && { endsAt: until.toISOString() }),
      ...(why && { why }),
      ...(requestedBy && { requestedBy }),
      ...(isAlone && { isAlone }),
    },
  })

/** Appends that a colleague added a picture. @param path under which it is served */
export const logPicture = (database: Database, staffId: string, path: string): Promise<number> =>
  transaction(database, tx =>
    appendEvent(tx, {
      type: catalogueEvents.pictureAdded,
      actor: { kind: 'staff', id: staffId },
      data: { picture: path },
    }),
  )

function actorOf(staffId: string | null, clientId: string | null): Actor {
  if (staffId !== null) return { kind: 'staff', id: staffId }
  return clientId === null ? { kind: 'system' } : { kind: 'client', id: clientId }
}

const inWords = (changes: readonly ItemChange[]): readonly string[] =>
  firstOf(changes.map(changeText), revisionTexts.andMore)

/** Sentences, and in one more how many there are beyond what an event says. */
const firstOf = (words: readonly string[], andMore: (count: number) => string): readonly string[] =>
  words.length > mostSentences
    ? [...words.slice(0, mostSentences), andMore(words.length - mostSentences)]
    : words

/** The changes of a deed in a draft: each item from what the draft made of it before to what it makes of it now. */
export function changesBetween(
  before: readonly StoredChange[],
  after: readonly StoredChange[],
): readonly ItemChange[] {
  const was = new Map(before.map(change => [keyOf(change), change]))
  const becomes = new Map(after.map(change => [keyOf(change), change]))
  return [...new Set([...was.keys(), ...becomes.keys()])].flatMap(key => {
    const [old, next] = [was.get(key), becomes.get(key)]
    const item = next ?? old
    if (!item) return []
    const change = {
      kind: item.kind,
      id: item.id,
      before: old ? old.after : item.before,
      after: next ? next.after : item.before,
    } as ItemChange
    return isIdle(change) ? [] : [change]
  })
}
