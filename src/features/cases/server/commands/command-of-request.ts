import type { FastifyRequest } from 'fastify'
import { staffOf } from '../../../staff/server/signed-in.ts'
import type { DeskCommand } from './command.ts'

type CommandRequest = {
  readonly request: FastifyRequest
  readonly params: { readonly nummer: string | null }
  readonly body: { readonly id: string; readonly version?: number | undefined }
}

/** The command of a request, with its author and its case; an invalid number belongs to no case. */
export const commandOf = ({ request, params, body: { id, version } }: CommandRequest): DeskCommand => ({
  number: params.nummer ?? '',
  id,
  version: version ?? null,
  staffId: staffOf(request).id,
})
