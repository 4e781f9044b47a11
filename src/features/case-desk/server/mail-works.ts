import type * as z from 'zod/mini'
import { changeCaseState, planDelivery } from '../../cases/server/commands/case-commands.ts'
import type { CommandHandler } from '../../cases/server/commands/command.ts'
import type { mailQuestions } from '../mail-questions.ts'
import { sendMessage } from './send-message.ts'
import type { DeskCaseServices } from './services.ts'
import { undoState } from './undo-state.ts'

type Asked = z.infer<(typeof mailQuestions)[number]>

/** The acts of each question whose mail is looked at. */
export const mailWorks: {
  readonly [Act in Asked['act']]: (
    question: Extract<Asked, { act: Act }>,
    services: DeskCaseServices,
    staffId: string,
  ) => CommandHandler
} = {
  status: (question, services) => changeCaseState({ ...question, mail: true }, atNow(services)),
  terugdraaien: (question, services) => undoState(question, atNow(services)),
  levering: ({ day, partOfDay, installer }, services) =>
    planDelivery({ day, partOfDay, installer, mail: true }, atNow(services)),
  antwoord: (question, services, staffId) =>
    sendMessage(question, atNow(services), { staffId, files: question.files }),
}

const atNow = (services: DeskCaseServices) => ({ ...services, now: new Date() })
