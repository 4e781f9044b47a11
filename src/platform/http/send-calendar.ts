import type { FastifyReply } from 'fastify'
import { fileTypes } from '../../common/contract/call.ts'
import { sent } from './contract-routes.ts'
import { contentDisposition } from './prepared-response.ts'

/** Answers a calendar file, which the program for calendars opens. */
export function sendCalendar(
  reply: FastifyReply,
  { name, content }: { readonly name: string; readonly content: Buffer },
): typeof sent {
  reply
    .header('content-disposition', contentDisposition('attachment', name))
    .type(fileTypes.calendar)
    .send(content)
  return sent
}
