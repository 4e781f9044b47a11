import type { FastifyInstance } from 'fastify'
import { markedFields } from '../../../common/contract/failure.ts'
import { type Database, transaction } from '../../../platform/database/pool.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { caseByNumber, lockCaseById } from '../../cases/server/case.ts'
import { noSuchCase } from '../../cases/server/enforce-scope.ts'
import { appendView } from '../../events/server/views.ts'
import { staffOf } from '../../staff/server/signed-in.ts'
import { caseFileCalls } from '../contract-desk.ts'
import { fileEvents } from '../events.ts'
import { fileErrors } from '../texts.ts'
import { caseFileTexts } from '../texts-desk.ts'
import { checkFiles } from './check-files.ts'
import { fileDto } from './file-dto.ts'
import { sendFile } from './send-file.ts'
import { type FileServices, fileOfCase, removeDraft, storeFiles } from './store-files.ts'

const noSuchFile = { status: 404, body: { message: caseFileTexts.noSuchFile } } as const

/** Files at a case, for staff (src/features/case-files/contract-desk.ts). */
export async function caseFileRoutes(
  app: FastifyInstance,
  { services }: { services: FileServices & { readonly database: Database } },
) {
  const { database, virusScanner } = services
  const caseOf = async (number: string | null) => (number === null ? null : caseByNumber(database, number))

  serve(app, caseFileCalls.caseFile, async ({ params: { nummer, id }, request, reply }) => {
    const found = await caseOf(nummer)
    const file = found && id && (await fileOfCase(database, services, found.id, id))
    const staffId = staffOf(request).id
    // The draft of a colleague is not at the case yet.
    if (!found || !file || (file.draftOf !== null && file.draftOf !== staffId)) return noSuchFile
    const { state } = fileDto(file, virusScanner)
    const refusal = { waiting: caseFileTexts.waiting, infected: caseFileTexts.infected }
    if (state === 'waiting' || state === 'infected') return { status: 409, body: { message: refusal[state] } }
    if (file.content === null) return { status: 409, body: { message: caseFileTexts.leftOut } }
    await appendView(database, {
      type: fileEvents.viewed,
      staffId,
      of: { caseId: found.id, customerId: found.customerId },
    })
    return sendFile(reply, { ...file, content: file.content })
  })

  serve(app, caseFileCalls.addDraftFile, async ({ params, files, request }) => {
    const found = await caseOf(params.nummer)
    if (!found) return noSuchCase
    const checked = await checkFiles(services, files)
    const refusal =
      checked.kind === 'refused' ? checked.message : files.length === 0 ? fileErrors.missing : null
    if (checked.kind === 'refused' || refusal !== null)
      return { status: 422, body: markedFields({ file: { message: refusal ?? '' } }) }
    const owner = { draftOf: staffOf(request).id }
    const stored = await transaction(database, async tx =>
      // A case that was forgotten meanwhile gets nothing.
      (await lockCaseById(tx, found.id))
        ? storeFiles(tx, services, { caseId: found.id, owner }, checked.files)
        : [],
    )
    const [file] = stored
    return file ? { status: 200, body: fileDto(file, virusScanner) } : noSuchCase
  })

  serve(app, caseFileCalls.removeDraftFile, async ({ params: { nummer, id }, request }) => {
    const found = await caseOf(nummer)
    if (!found || id === null) return noSuchFile
    const isRemoved = await removeDraft(database, { caseId: found.id, staffId: staffOf(request).id, id })
    return isRemoved ? { status: 204 } : noSuchFile
  })
}
