import { pathToFileURL } from 'node:url'
import { ownFile } from '../../../platform/config/own-files.ts'

export type BuiltEmails = typeof import('../../../app/worker/emails.tsx')

/** Loads the e-mails as they were bundled: Node cannot run .tsx itself. */
export async function builtEmails(): Promise<BuiltEmails> {
  return import(pathToFileURL(ownFile('dist/emails.js')).href)
}
