import * as z from 'zod/mini'
import { fieldErrors } from '../../../common/contract/failure.ts'
import { PostedMail } from '../contract.ts'
import type { PostedMailRead, PostedSource } from './mail-jobs.ts'
import { largestMail, withOriginal } from './mail-source.ts'
import { parseMail } from './parse-mail.ts'

/** Reads the body of a posted mail, whose signature was right. Runs in a process of its own (read-mail.ts). */
export async function parsePostedMail({ body, mostBytes, options }: PostedSource): Promise<PostedMailRead> {
  const json = parsedJson(body)
  if (json === undefined) return { kind: 'no-json' }
  const event = z.safeParse(PostedMail, json)
  if (!event.success) return { kind: 'refused', errors: fieldErrors(event.error) }
  const source = Buffer.from(event.data.data.raw, 'base64')
  const most = mostBytes ?? source.length
  const isCut = source.length > Math.min(most, largestMail)
  const mail = await parseMail(source.subarray(0, most), isCut ? 'too-large' : null, options)
  return { kind: 'mail', mail: withOriginal(mail, source) }
}

function parsedJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
