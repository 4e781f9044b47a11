import * as z from 'zod/mini'
import * as account from './account.ts'
import * as addresses from './addresses.ts'
import * as audit from './audit.ts'
import * as caseCommands from './case-commands.ts'
import * as cases from './cases.ts'
import * as catalogue from './catalogue.ts'
import * as checks from './checks.ts'
import * as colleagues from './colleagues.ts'
import * as customer from './customer.ts'
import * as customerLogin from './customer-login.ts'
import * as deliveries from './deliveries.ts'
import * as deskCustomers from './desk-customers.ts'
import * as deskLineChanges from './desk-line-changes.ts'
import * as deskQuotes from './desk-quotes.ts'
import * as details from './details.ts'
import * as failure from './failure.ts'
import * as forms from './forms.ts'
import * as lineChanges from './line-changes.ts'
import * as money from './money.ts'
import * as orders from './orders.ts'
import * as products from './products.ts'
import * as quotes from './quotes.ts'
import * as savedCarts from './saved-carts.ts'
import * as session from './session.ts'
import * as staff from './staff.ts'
import * as tracking from './tracking.ts'
import * as workList from './work-list.ts'

/** The names of schemas in the reference of the API: each that begins with a capital goes by the name that its file exports. */
export const schemaNames = z.registry<{ id: string }>()

const files = [
  account,
  addresses,
  audit,
  caseCommands,
  cases,
  catalogue,
  checks,
  colleagues,
  customer,
  customerLogin,
  deliveries,
  deskCustomers,
  deskLineChanges,
  deskQuotes,
  details,
  failure,
  forms,
  lineChanges,
  money,
  orders,
  products,
  quotes,
  savedCarts,
  session,
  staff,
  tracking,
  workList,
]

const named = files.flatMap(file =>
  Object.entries<unknown>(file).filter(
    (entry): entry is [string, z.ZodMiniType] => /^[A-Z]/.test(entry[0]) && entry[1] instanceof z.ZodMiniType,
  ),
)
for (const [id, schema] of named) if (!schemaNames.has(schema)) schemaNames.add(schema, { id })

/** Names that two schemas would have. */
export const twice = named.filter(([id, schema]) =>
  named.some(([other, another]) => other === id && another !== schema),
)
