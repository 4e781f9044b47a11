import { deskPaths } from '../../../api/desk-paths.ts'
import type { DeskMenuEntry } from '../../desk/menu-entry.ts'
import { replyTextsTitle } from '../texts-desk.ts'

/** Ready-made texts of staff. */
export const replyTextsEntry: DeskMenuEntry = {
  path: deskPaths.replyTexts,
  label: replyTextsTitle,
  permission: 'cases.work',
}
