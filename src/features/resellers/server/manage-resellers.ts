import type { Database } from '../../../platform/database/pool.ts'
import { formatTable } from '../../../platform/text/format-table.ts'
import { resellerProgramTexts } from '../texts.ts'
import { isResellerId } from './reseller-name.ts'
import { insertResellers, selectResellers, updateResellerActive } from './stored-resellers.ts'

/** Commands of staff on resellers. */
export type ResellerCommand =
  | { readonly kind: 'list' }
  | { readonly kind: 'add'; readonly id: string; readonly companyName: string }
  | { readonly kind: 'activate' | 'deactivate'; readonly id: string }

/** Text to print, and whether the command was executed. */
export type CommandOutcome = { readonly done: boolean; readonly text: string }

const maximumName = 100
const wrongName = resellerProgramTexts.wrongName(maximumName)

/** Reads the words behind `npm run reseller --`; a sentence where they are no command. */
export function parseResellerCommand(words: readonly string[]): ResellerCommand | string {
  const [verb = 'list', id = '', name = ''] = words
  const expectedWords = { list: 1, add: 3, activate: 2, deactivate: 2 }
  if (!Object.hasOwn(expectedWords, verb)) return resellerProgramTexts.usage
  const kind = verb as keyof typeof expectedWords
  if (Math.max(words.length, 1) !== expectedWords[kind]) return resellerProgramTexts.usage
  if (kind === 'list') return { kind }
  if (!isResellerId(id)) return resellerProgramTexts.wrongId
  if (kind !== 'add') return { kind, id }
  const companyName = name.trim()
  return isCompanyName(companyName) ? { kind, id, companyName } : wrongName
}

const isCompanyName = (name: string) => name !== '' && name.length <= maximumName && !/\p{Cc}/u.test(name)

/**
 * Does it at once for every copy of the shop: nobody keeps resellers in memory.
 * @param ordersPerReseller orders by reseller id; who brought none is missing
 */
export async function manageResellers(
  database: Database,
  command: ResellerCommand,
  ordersPerReseller: (database: Database) => Promise<ReadonlyMap<string, number>>,
): Promise<CommandOutcome> {
  switch (command.kind) {
    case 'list':
      return { done: true, text: await list(database, ordersPerReseller) }
    case 'add': {
      const { id, companyName } = command
      const added = await insertResellers(database, [{ id, companyName }])
      if (added === 0) return { done: false, text: resellerProgramTexts.taken(id) }
      return { done: true, text: resellerProgramTexts.added(companyName, id) }
    }
    case 'activate':
    case 'deactivate': {
      const active = command.kind === 'activate'
      const companyName = await updateResellerActive(database, command.id, active)
      if (companyName === null) {
        return { done: false, text: resellerProgramTexts.noReseller(command.id) }
      }
      const outcome = active ? resellerProgramTexts.works : resellerProgramTexts.worksNoMore
      return { done: true, text: resellerProgramTexts.outcome(companyName, outcome) }
    }
  }
}

async function list(
  database: Database,
  ordersPerReseller: (database: Database) => Promise<ReadonlyMap<string, number>>,
): Promise<string> {
  const [resellers, orders] = await Promise.all([selectResellers(database), ordersPerReseller(database)])
  if (resellers.length === 0) return resellerProgramTexts.none
  const rows = resellers.map(({ id, companyName, active, createdAt }) => [
    id,
    companyName,
    active ? 'ja' : 'nee',
    String(orders.get(id) ?? 0),
    createdAt.toISOString().slice(0, 10),
  ])
  return formatTable([['ID', 'BEDRIJFSNAAM', 'ACTIEF', 'BESTELLINGEN', 'SINDS'], ...rows])
}
