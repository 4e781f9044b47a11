import { code, textOf } from '../../audit/server/tells.ts'
import { importKindNames } from '../texts-imports.ts'

/** How the log tells of imports. */
export const importsInAudit = {
  facts: { import: textOf, table: code(importKindNames), nowLive: textOf },
}
