import { deskPaths } from '../../desk/components/desk-paths.ts'
import type { DeskMenuEntry } from '../../desk/menu-entry.ts'
import { deskQuoteTexts } from '../texts-desk.ts'

/** Where a quote is made of nothing. */
export const newQuoteEntry: DeskMenuEntry = {
  path: deskPaths.newQuote,
  label: deskQuoteTexts.newTitle,
  permission: 'sales.work',
}
