export type BuiltEmails = typeof import('./index.tsx')

/** Loads the e-mails as `vite build --config vite.emails.config.ts` left them: Node cannot run .tsx itself. */
export async function builtEmails(): Promise<BuiltEmails> {
  const built = new URL('../../build/emails/index.js', import.meta.url)
  return import(built.href)
}
