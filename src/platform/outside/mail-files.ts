import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailMessage, MailTransport } from './mail.ts'
import { nodemailerMessage } from './mail-message.ts'

/**
 * Stands in for a mail server: keeps every mail as an .eml file in a folder. A file is whole or not there, and an attempt
 * that is repeated writes the same file again.
 */
export function mailFiles(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(message) {
      const { message: content } = await composer.sendMail(nodemailerMessage(message))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = path.join(folder, fileName(message))
      await writeFile(`${file}.part`, content, { mode: 0o600 })
      await rename(`${file}.part`, file)
      return { kind: 'kept' }
    },
    close: () => composer.close(),
  }
}

/** By date, then by Message-ID: `2026-11-21T08-30-00-000Z-6f1c….eml`. */
const fileName = ({ date, messageId }: MailMessage): string => {
  const time = date.toISOString().replace(/[:.]/g, '-')
  return `${time}-${messageId.replace(/@.*/s, '').replace(/[^\w-]/g, '')}.eml`
}

export const mailFileDays = 30

/** Removes kept mails, and what was left of unfinished ones, a month after they were written. Nothing else in the folder. */
export async function forgetOldMailFiles(folder: string): Promise<void> {
  const names = await readdir(folder).catch(error => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const oldest = Date.now() - mailFileDays * 24 * 60 * 60 * 1000
  for (const name of names.filter(name => /\.eml(?:\.part)?$/.test(name))) {
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file)
    if (mtimeMs < oldest) await rm(file, { force: true })
  }
}
