import type { MailPreview } from '../../contract-timeline.ts'
import type { CommandHandler, CommandOutcome, DeskCommand } from './command.ts'

export type PreviewOutcome =
  | Exclude<CommandOutcome, { kind: 'done' }>
  | { readonly kind: 'written'; readonly mail: MailPreview }

export type PreviewServices = {
  /** The mail that an act would send, word for word; nothing is done. */
  readonly previewOf: (command: DeskCommand, handler: CommandHandler) => Promise<PreviewOutcome>
}
