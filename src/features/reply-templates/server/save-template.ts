import { type Database, type Transaction, transaction } from '../../../platform/database/pool.ts'
import { assignsSender } from '../../case-desk/ready-text.ts'
import { caseKinds } from '../../cases/case-kinds.ts'
import { caseTable } from '../../cases/case-states.ts'
import { appendEvent } from '../../events/server/events.ts'
import { assignableColleagues, colleaguesOf } from '../../staff/server/colleagues.ts'
import type { ReplyTemplate, ReplyTemplateContent } from '../contract-desk.ts'
import { templateFieldTexts } from '../contract-texts.ts'
import { replyTemplateEvents } from '../events.ts'
import {
  deleteTemplate,
  insertTemplate,
  lockTemplate,
  storeVersion,
  templateFor,
} from './stored-templates.ts'

export type TemplateAuthor = {
  readonly id: string
  /** Whether the role may change texts of everybody. */
  readonly mayShare: boolean
}

/** Outcomes other than `done` changed nothing. */
export type TemplateOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'not-shared' }
  | { readonly kind: 'stale'; readonly current: ReplyTemplate }
  | { readonly kind: 'refused'; readonly field: string; readonly message: string }

const done: TemplateOutcome = { kind: 'done' }

/** Adds a text; a repeated id adds nothing. */
export const addTemplate = (
  database: Database,
  author: TemplateAuthor,
  id: string,
  content: ReplyTemplateContent,
): Promise<TemplateOutcome> =>
  transaction(database, async tx => {
    if (content.isShared && !author.mayShare) return { kind: 'not-shared' }
    const refusal = await refusalOf(tx, content)
    if (refusal) return refusal
    const ownerId = content.isShared ? null : author.id
    if (!(await insertTemplate(tx, id, ownerId))) return done
    await store(tx, { id, version: 1, ownerId }, content, author)
    return done
  })

/** Changes a text where nobody else did since this version. */
export const changeTemplate = (
  database: Database,
  author: TemplateAuthor,
  id: string,
  { version, ...content }: ReplyTemplateContent & { readonly version: number },
): Promise<TemplateOutcome> =>
  transaction(database, async tx => {
    const found = await heldTemplate(tx, author, id, version)
    if (found.kind !== 'held') return found
    if (content.isShared && !author.mayShare) return { kind: 'not-shared' }
    const refusal = await refusalOf(tx, content)
    if (refusal) return refusal
    const ownerId = content.isShared ? null : author.id
    // One that was shared is missed by others.
    const isTold = found.template.isShared || content.isShared
    await store(tx, { id, version: version + 1, ownerId }, content, author, isTold)
    return done
  })

/** Removes a text with its versions. */
export const removeTemplate = (
  database: Database,
  author: TemplateAuthor,
  id: string,
  version: number,
): Promise<TemplateOutcome> =>
  transaction(database, async tx => {
    const found = await heldTemplate(tx, author, id, version)
    if (found.kind !== 'held') return found
    await deleteTemplate(tx, id)
    if (found.template.isShared)
      await appendEvent(tx, {
        type: replyTemplateEvents.removed,
        actor: { kind: 'staff', id: author.id },
        data: { template: found.template.name },
      })
    return done
  })

type Held = { readonly kind: 'held'; readonly template: ReplyTemplate }

async function heldTemplate(
  tx: Transaction,
  author: TemplateAuthor,
  id: string,
  version: number,
): Promise<Held | TemplateOutcome> {
  await lockTemplate(tx, id)
  const template = await templateFor(tx, author.id, id)
  if (!template) return { kind: 'unknown' }
  if (template.isShared && !author.mayShare) return { kind: 'not-shared' }
  return template.version === version ? { kind: 'held', template } : { kind: 'stale', current: template }
}

async function store(
  tx: Transaction,
  to: Parameters<typeof storeVersion>[1],
  content: ReplyTemplateContent,
  author: TemplateAuthor,
  isTold = content.isShared,
) {
  await storeVersion(tx, to, content, author.id)
  if (isTold)
    await appendEvent(tx, {
      type: replyTemplateEvents.saved,
      actor: { kind: 'staff', id: author.id },
      data: { template: content.name, number: to.version },
    })
}

/** Why a text is not stored, by what only the server knows; null where it is. */
async function refusalOf(
  tx: Transaction,
  { kinds, states, assign }: ReplyTemplateContent,
): Promise<TemplateOutcome | null> {
  const known = (kinds.length > 0 ? kinds : caseKinds).flatMap(kind => Object.keys(caseTable(kind).states))
  if (!states.every(state => known.includes(state)))
    return { kind: 'refused', field: 'states', message: templateFieldTexts.unknownState }
  if (assign === '' || assign === assignsSender) return null
  const colleagues = assignableColleagues(await colleaguesOf(tx), null)
  return colleagues.some(({ id }) => id === assign)
    ? null
    : { kind: 'refused', field: 'assign', message: templateFieldTexts.unknownColleague }
}
