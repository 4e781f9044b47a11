import type { EmailContext, EmailRequest, WrittenEmail } from './templates/email-request.ts'

export type WriteEmail = (request: EmailRequest, context: EmailContext) => Promise<WrittenEmail>

/** Loads the templates as `vite build --config vite.emails.config.ts` left them: Node cannot run .tsx itself. */
export async function builtTemplates(): Promise<WriteEmail> {
  const built = new URL('../../build/emails/index.js', import.meta.url)
  const { writeEmail }: { writeEmail: WriteEmail } = await import(built.href)
  return writeEmail
}
