import type { Queryable } from '../../../platform/database/pool.ts'
import type { VirusScanner } from '../../../platform/outside/virus-scanner.ts'
import { fileDto } from '../../case-files/server/file-dto.ts'
import { filesOf } from '../../case-files/server/store-files.ts'
import type { ShownFile } from './timeline.ts'

/** The files of messages and events of a case. */
export const shownFiles = async (
  database: Queryable,
  scanner: Pick<VirusScanner, 'isConfigured'>,
  caseId: number,
): Promise<readonly ShownFile[]> =>
  (await filesOf(database, caseId)).map(file => ({
    file: fileDto(file, scanner),
    messageId: file.messageId,
    eventId: file.eventId,
  }))
