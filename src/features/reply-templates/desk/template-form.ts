import * as z from 'zod/mini'
import { type CaseKind, caseKinds } from '../../cases/case-kinds.ts'
import { caseTable } from '../../cases/case-states.ts'
import type { RequestKind } from '../../cases/customer-requests.ts'
import type { ReplyLanguage } from '../../cases/reply-language.ts'
import { NewReplyTemplate, type ReplyTemplateVersion } from '../contract-desk.ts'

/** Fields of the editor: what is stored, with the number of days as it is typed. */
export type TemplateValues = {
  id: string
  name: string
  isShared: boolean
  language: ReplyLanguage
  kinds: CaseKind[]
  states: string[]
  subject: string
  text: string
  waitDays: string
  assign: string
  close: string
  settles: RequestKind[]
}

export const TemplateForm = z.pipe(
  z.transform(
    ({ waitDays, ...values }: TemplateValues): z.input<typeof NewReplyTemplate> => ({
      ...values,
      waitDays: waitDays.trim() === '' ? null : Number(waitDays),
    }),
  ),
  NewReplyTemplate,
)

export const emptyTemplate: Omit<TemplateValues, 'id' | 'isShared'> = {
  name: '',
  language: 'nl',
  kinds: [],
  states: [],
  subject: '',
  text: '',
  waitDays: '',
  assign: '',
  close: '',
  settles: [],
}

/** The fields of a stored version. */
export const valuesOf = ({
  version: _version,
  changedBy: _by,
  changedAt: _at,
  kinds,
  waitDays,
  ...content
}: ReplyTemplateVersion): Omit<TemplateValues, 'id' | 'isShared'> => ({
  ...content,
  kinds: caseKinds.filter(kind => kinds.includes(kind)),
  waitDays: waitDays === null ? '' : String(waitDays),
})

/** The states of these kinds with their labels, each once. */
export const stateChoices = (kinds: readonly CaseKind[]): ReadonlyMap<string, string> =>
  new Map(
    kinds.flatMap(kind =>
      Object.entries(caseTable(kind).states).map(([state, { label }]) => [state, label] as const),
    ),
  )

/** Those who can be given a case. */
export type Colleagues = readonly { readonly id: string; readonly name: string }[]
