import { Webhook } from 'standardwebhooks'
import { TestVisitor, testSecrets } from '../../src/app/server/testing-shop.ts'
import { captchaField } from '../../src/common/contract/captcha.ts'
import { csrfHeader } from '../../src/common/contract/session.ts'
import { hashPassword } from '../../src/features/authentication/server/passwords.ts'
import { accountCalls } from '../../src/features/customers/contract-account.ts'
import { registeredCustomer } from '../../src/features/customers/server/testing.ts'
import type { StaffRole } from '../../src/features/desk/staff-roles.ts'
import { testInboundSecret } from '../../src/features/incoming-mails/server/testing-post.ts'
import { addStaff, giveDeskSession, staffPassword } from '../../src/features/staff/server/testing.ts'
import type { Database } from '../../src/platform/database/pool.ts'
import { captchaToken } from '../fuzz/requests.ts'
import { clientMaker } from '../fuzz/tmf-clients.ts'
import type { Sender } from './input.ts'

type Headers = Readonly<Record<string, string>>

/** A shop to which something is sent, and its database. */
export type Target = { readonly url: string; readonly database: Database }

const reseller = 'hostile-partner'
/** Hashed once: every group has colleagues of its own. */
const passwordHash = hashPassword(staffPassword)

/** Sessions and keys of those who send, each made when it is first needed. */
export class Senders {
  readonly #target: Target
  readonly #made = new Map<string, Promise<Headers>>()

  constructor(target: Target) {
    this.#target = target
  }

  /** The headers that say who somebody is. */
  headersOf(sender: Sender, body: Buffer | undefined): Promise<Headers> {
    if (sender.kind === 'mail service') return Promise.resolve(signed(body ?? Buffer.alloc(0)))
    const name = JSON.stringify(sender)
    const made = this.#made.get(name) ?? this.#make(sender)
    this.#made.set(name, made)
    return made
  }

  /** Makes sessions anew, as a request may have ended them. */
  renew() {
    for (const name of this.#made.keys()) if (!name.includes('key')) this.#made.delete(name)
  }

  /** A browser in which a colleague of this role is signed in. */
  async colleague(role: StaffRole): Promise<TestVisitor> {
    const { url, database } = this.#target
    const visitor = new TestVisitor(url)
    const { id } = await addStaff(database, { role })
    // An input may have demanded a second factor of everybody, without which nobody reaches any other call.
    await database.$client.query('update staff_settings set second_factor_required = false')
    await database.$client.query('update staff set password_hash = $1 where id = $2', [
      await passwordHash,
      id,
    ])
    await giveDeskSession(database, visitor, { staffId: id, key: testSecrets.deriveKey('staff-session') })
    return visitor
  }

  async customer(): Promise<TestVisitor> {
    const visitor = new TestVisitor(this.#target.url)
    const { email, password } = await registeredCustomer({
      testDatabase: { database: this.#target.database },
    })
    const fields = { username: email, password, [captchaField]: captchaToken('login') }
    const { status } = await visitor.post(accountCalls.login.path, { body: new URLSearchParams(fields) })
    if (status !== 200) throw new Error(`The login was answered ${status}`)
    return visitor
  }

  async #make(sender: Sender): Promise<Headers> {
    switch (sender.kind) {
      case 'visitor':
        return ofVisitor(new TestVisitor(this.#target.url))
      case 'customer':
        return ofVisitor(await this.customer())
      case 'colleague':
        return ofVisitor(await this.colleague(sender.role))
      case 'test key':
      case 'partner key':
        return { authorization: `Bearer ${await this.#key(sender)}` }
      default:
        return {}
    }
  }

  async #key({ kind, scope, reads }: Extract<Sender, { scope: unknown }>): Promise<string> {
    const { database } = this.#target
    await database.$client.query(
      'insert into resellers (id, company_name) values ($1, $2) on conflict do nothing',
      [reseller, 'Partner'],
    )
    const isTest = kind === 'test key'
    return clientMaker(database)({
      name: `${kind} ${scope}`,
      scopes: reads ? [scope, reads] : [scope],
      ...(isTest ? { isTest } : { resellerId: reseller }),
    })
  }
}

async function ofVisitor(visitor: TestVisitor): Promise<Headers> {
  const token = await visitor.csrfToken()
  return { cookie: visitor.cookie, [csrfHeader]: token }
}

function signed(body: Buffer): Headers {
  const [id, now] = [crypto.randomUUID(), new Date()]
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(testInboundSecret).sign(id, now, body.toString()),
  }
}
