import { answerTexts } from '../../cases/answer-texts-desk.ts'
import type { OfferedActs } from '../../cases/offered-acts.ts'
import { fillReply } from '../../cases/reply-fields.ts'
import type { ReplyLanguage } from '../../cases/reply-language.ts'
import { caseNameOf } from '../../cases/texts-desk.ts'
import { useColleague } from '../../desk/components/use-colleague.ts'
import { useBrand } from '../../page-frame/components/shell-data.ts'
import { useDeskCase } from '../components/desk-case.tsx'
import { composeReply, replySubject } from '../compose-reply.ts'
import type { DeskCase } from '../contract.ts'
import { assignsSender, type ReadyText } from '../ready-text.ts'
import { replyValues } from '../reply-values.ts'
import { lastMailIn } from './answered-question.tsx'

/** Parts of a mail about the shown case. @param signature the colleague's own; null for the shop's */
export function useReplyParts(signature: string | null) {
  const { shown, parts } = useDeskCase()
  const { id: me, name } = useColleague()
  const brand = useBrand()
  const author = { name, brandName: brand.name, brandPhone: brand.phone.display }
  /** @param followUp the day on which a text has the case followed up; absent for the usual one */
  const fill = (text: string, language: ReplyLanguage, followUp = shown.usualFollowUp) =>
    fillReply(text, replyValues({ ...shown, ...parts.told, usualFollowUp: followUp }, author, language))
  const compose = (body: string, language: ReplyLanguage) => {
    const { voornaam: firstName } = replyValues({ ...shown, ...parts.told }, author, language)
    return composeReply(body, { firstName, author, signature, language })
  }
  return {
    me,
    fill,
    compose,
    /** Puts a further text before the signature, where that still stands at the end. */
    insert(typed: string, body: string, language: ReplyLanguage): string {
      const end = compose('', language).split('\n\n').slice(2).join('\n\n')
      return typed.endsWith(end)
        ? `${typed.slice(0, -end.length).trimEnd()}\n\n${body}\n\n${end}`
        : `${typed.trimEnd()}\n\n${body}`
    },
    subject: subjectOf(shown),
  }
}

/** Answers the last mail that came in, else is about the case. */
const subjectOf = (shown: DeskCase): string =>
  replySubject(lastMailIn(shown)?.received?.subject ?? '') ||
  answerTexts.subjectAbout((shown.form?.name ?? caseNameOf(shown)).toLowerCase())

/** Acts of a ready-made text that the case still asks for and can have. */
export const actsOf = (
  { waitDays, assign, close }: Pick<ReadyText, 'waitDays' | 'assign' | 'close'>,
  { me, shown }: { readonly me: string; readonly shown: DeskCase },
): OfferedActs => {
  const assignee = assign === assignsSender ? me : assign
  const canClose = shown.transitions.some(({ state, refusal }) => state === 'closed' && refusal === null)
  const canTake = (wanted: string) => shown.colleagues.some(({ id }) => id === wanted)
  return {
    waitDays: shown.closedAt === null ? waitDays : null,
    assignee: assignee !== shown.assignee?.id && canTake(assignee) ? assignee : null,
    close: close !== '' && canClose ? close : null,
  }
}

/** Open requests that a ready-made text answers. */
export const answeredBy = (
  { settles }: Pick<ReadyText, 'settles'>,
  { asked }: Pick<DeskCase, 'asked'>,
): number[] => asked.filter(({ kind }) => settles.includes(kind)).map(({ id }) => id)
