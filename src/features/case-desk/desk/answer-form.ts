import * as z from 'zod/mini'
import { parseJson } from '../../../common/parse-json.ts'
import { answerTexts } from '../../cases/answer-texts-desk.ts'
import { CaseFile } from '../../cases/case-file.ts'
import { NewAnswer } from '../../cases/command-schemas.ts'
import { type OfferedActs, type WantedActs, wantedOf } from '../../cases/offered-acts.ts'

/** Fields of the dialog: the moment stays open while the mail goes at once, and each act of a text can be left out. */
export type AnswerValues = {
  id: string
  version?: number | undefined
  settles?: number[] | undefined
  subject: string
  text: string
  cc: string
  files: string[]
  /** Whether a file is still on its way. */
  isUploading: boolean
  isLater: boolean
  /** Whether the case is closed with it, as the button says. */
  closes: boolean
  sendAt: { day: string; time: string }
  after: WantedActs
  offered: OfferedActs
}

/** Why a case is closed that an answer ends. */
const closedByAnswer = 'answered'

/** The answer that the fields make. */
export const answerOf = ({
  isUploading: _isUploading,
  isLater,
  closes,
  sendAt,
  after,
  offered,
  ...answer
}: AnswerValues): z.input<typeof NewAnswer> => ({
  ...answer,
  sendAt: isLater ? sendAt : null,
  after: { ...wantedOf(offered, after), ...(closes && { close: closedByAnswer }) },
})

const whole = z
  .custom<AnswerValues>()
  .check(z.refine(({ isUploading }) => !isUploading, { error: answerTexts.uploading, path: ['files'] }))

export const AnswerForm = z.pipe(z.pipe(whole, z.transform(answerOf)), NewAnswer)

const Files = z.array(CaseFile)

/** Files of a draft that this browser keeps; none where they cannot be read. */
export function filesIn(stored: string | undefined): readonly CaseFile[] {
  const parsed = Files.safeParse(parseJson(stored ?? null))
  return parsed.success ? parsed.data : []
}
