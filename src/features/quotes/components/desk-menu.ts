import { deskPaths } from '../../../api/desk-paths.ts'
import type { DeskMenuEntry } from '../../desk/menu-entry.ts'
import { deskQuoteTexts } from '../texts-desk.ts'

/** The link to the page on which a quote is made from scratch. */
export const newQuoteEntry: DeskMenuEntry = {
  path: deskPaths.newQuote,
  label: deskQuoteTexts.newTitle,
  permission: 'sales.work',
}
