import type { FastifyRequest } from 'fastify'
import { staffOf } from '../../staff/server/signed-in.ts'
import type { CatalogueDeskServices } from './desk-services.ts'
import type { RevisionAct } from './revisions.ts'
import { findRevision, type StoredRevision } from './stored-revisions.ts'

type Params = { readonly id: number | null }

/** The colleague who asks, and the revision that the path names. */
export const actOf = (request: FastifyRequest, { id }: Params): RevisionAct => ({
  staffId: staffOf(request).id,
  id,
})

/** The revision that the path names; null where there is none. */
export const revisionAt = async (
  { database }: Pick<CatalogueDeskServices, 'database'>,
  { id }: Params,
): Promise<StoredRevision | null> => (id === null ? null : findRevision(database, id))
