import * as z from 'zod/mini'
import { NewAnswer } from '../command-schemas.ts'

/** Fields of the dialog: the moment stays open while the mail goes at once, and each act of a text can be left out. */
export type AnswerValues = {
  id: string
  version?: number | undefined
  settles?: number[] | undefined
  subject: string
  text: string
  cc: string
  isLater: boolean
  sendAt: { day: string; time: string }
  after: { waitDays: boolean; assignee: boolean; close: boolean }
  offered: OfferedActs
}

/** Acts of the ready-made text that was chosen last. */
export type OfferedActs = {
  readonly waitDays: number | null
  readonly assignee: string | null
  readonly close: string | null
}

export const noActs: OfferedActs = { waitDays: null, assignee: null, close: null }

/** The answer that the fields make. */
export const answerOf = ({
  isLater,
  sendAt,
  after,
  offered,
  ...answer
}: AnswerValues): z.input<typeof NewAnswer> => ({
  ...answer,
  sendAt: isLater ? sendAt : null,
  after: {
    waitDays: after.waitDays ? offered.waitDays : null,
    assignee: after.assignee ? offered.assignee : null,
    close: after.close ? offered.close : null,
  },
})

export const AnswerForm = z.pipe(z.transform(answerOf), NewAnswer)
