import { type CommandHandler, type CommandOutcome, type DeskCommand, executeCommand } from './command.ts'
import { commandResponse, type FailureResponse } from './responses.ts'
import type { CaseServices } from './services.ts'

/** Does what is asked; mails that it queued leave at once. */
export async function doCommand(
  services: CaseServices,
  command: DeskCommand,
  handler: CommandHandler,
): Promise<CommandOutcome> {
  const outcome = await executeCommand(services, command, handler)
  if (outcome.kind === 'done') services.onMailQueued()
  return outcome
}

/** The same, answered by nothing but that it was done, or why it was not. */
export const responseTo = async (
  services: CaseServices,
  command: DeskCommand,
  handler: CommandHandler,
): Promise<FailureResponse | { readonly status: 204 }> =>
  commandResponse(services, command, await doCommand(services, command, handler))
