import { isIP } from 'node:net'
import { isEmail } from '../../../common/checks/email.ts'
import type { Database } from '../../../platform/database/pool.ts'
import type { SecurityMarks } from '../../../platform/http/security-log.ts'
import { logOutEverywhere } from './log-out-everywhere.ts'
import { customerByEmail } from './stored-customers.ts'
import { accountProgramTexts } from './texts.ts'

/** Commands of an operator on an account. */
export type AccountCommand =
  /** `whose` is an e-mail address or an IP address. */
  { readonly kind: 'mark'; readonly whose: string } | { readonly kind: 'log-out'; readonly email: string }

/** Text to print, and whether the command was executed. */
export type AccountOutcome = { readonly done: boolean; readonly text: string }

/** Reads the words behind `npm run account --`; a sentence where they are no command. */
export function parseAccountCommand([verb, whose = '', ...others]: readonly string[]):
  | AccountCommand
  | string {
  if (others.length > 0) return accountProgramTexts.usage
  if (verb === 'mark' && (isIP(whose) > 0 || isEmail(whose))) return { kind: 'mark', whose }
  if (verb === 'log-out' && isEmail(whose)) return { kind: 'log-out', email: whose }
  return accountProgramTexts.usage
}

type AccountParts = { readonly database: Database; readonly marks: SecurityMarks }

/** Says by which marks the security log knows somebody, or logs a customer out everywhere at once, on every copy. */
export async function manageAccounts(
  { database, marks }: AccountParts,
  command: AccountCommand,
): Promise<AccountOutcome> {
  if (command.kind === 'mark' && isIP(command.whose) > 0)
    return { done: true, text: `source   ${marks.source(command.whose)}\n` }
  const email = command.kind === 'mark' ? command.whose : command.email
  const customer = await customerByEmail(database, email)
  if (command.kind === 'mark') {
    // For an address without an account, now or at the attempt, the log has the second mark.
    const own = customer ? [`account  ${marks.account({ customerId: customer.id })}`] : []
    const lines = [...own, accountProgramTexts.accountOfNobody(marks.account({ email }))]
    return { done: true, text: `${lines.join('\n')}\n` }
  }
  if (!customer) return { done: false, text: accountProgramTexts.noCustomer(email) }
  const ended = await logOutEverywhere(database, customer.id, { kind: 'system' })
  return { done: true, text: accountProgramTexts.loggedOut(email, ended) }
}
