import { pathToFileURL } from 'node:url'
import { ownFile } from '../../../platform/config/own-files.ts'
import type { EmailDelivery } from '../../../platform/deliveries/claim.ts'
import type { Email, EmailContext, EmailSources, RenderedEmail } from '../../../platform/mail/email.ts'

/** The bundle of all e-mails (src/app/worker/emails.tsx). */
export type BuiltEmails = {
  /**
   * Writes the e-mail that is to be delivered, of the event that it tells.
   * @throws where what it tells about is gone, or cannot be told
   */
  renderDelivery(
    delivery: EmailDelivery,
    sources: EmailSources,
    context: EmailContext,
  ): Promise<RenderedEmail>
  /** Writes an e-mail as HTML and as text. */
  renderEmail<About>(email: Email<About>, about: About, context: EmailContext): Promise<RenderedEmail>
}

/** Loads the e-mails as they were bundled: Node cannot run .tsx itself. */
export async function builtEmails(): Promise<BuiltEmails> {
  return import(pathToFileURL(ownFile('dist/emails.js')).href)
}
