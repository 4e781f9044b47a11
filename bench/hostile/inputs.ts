import { apiCalls } from '../../src/api/calls.ts'
import { orderedCase } from '../../src/app/server/testing-desk.ts'
import { TestVisitor, testSecrets } from '../../src/app/server/testing-shop.ts'
import { customerLinks } from '../../src/features/customers/server/links.ts'
import { addCustomer } from '../../src/features/customers/server/testing.ts'
import { lineChangeLinks } from '../../src/features/line-changes/server/links.ts'
import { createLink } from '../../src/features/mailed-links/server/mailed-links.ts'
import { followLink } from '../../src/features/mailed-links/server/progress-link.ts'
import { linkToken } from '../../src/features/mailed-links/server/token.ts'
import { orderCalls } from '../../src/features/orders/contract.ts'
import { caseIdOf, order } from '../../src/features/orders/server/testing.ts'
import { quoteToken, sentQuote } from '../../src/features/quotes/server/testing.ts'
import { requestOf } from '../fuzz/requests.ts'
import { seenIds } from '../fuzz/seen-ids.ts'
import { KnownIds, type TmfCall, tmfCalls } from '../fuzz/tmf-requests.ts'
import { Chance } from '../play/chance.ts'
import { contractInputs, senderOf } from './contract-inputs.ts'
import { fileInputs } from './files.ts'
import { headerInputs } from './header-inputs.ts'
import type { HostileInput } from './input.ts'
import { mailInputs } from './mails.ts'
import type { Senders, Target } from './senders.ts'
import { tmfInputs, tmfSenderOf } from './tmf-inputs.ts'

const seed = 1

/** Every hostile input there is, made of what the shop has: an order, a quote, a customer, and the links to them. */
export async function allInputs(target: Target, senders: Senders): Promise<readonly HostileInput[]> {
  const chance = new Chance(seed)
  const links = await fill(target, senders)
  const [operations, known] = [await tmfCalls(), new KnownIds()]
  await seeLists(target, senders, chance)
  await seeResources(target, senders, { operations, known })
  senders.renew()
  return [
    ...headerInputs(),
    ...contractInputs(links, chance),
    ...tmfInputs(operations, known, chance),
    ...fileInputs(links, chance),
    ...mailInputs(),
  ]
}

/** @returns a token of each kind of mailed link, by the beginning of the paths of the calls that take it */
async function fill({ url, database }: Target, senders: Senders): Promise<Readonly<Record<string, string>>> {
  const shop = { visitor: () => new TestVisitor(url), testDatabase: { database, pool: database.$client } }
  const { userWithoutAccountInformation: _guest, ...ofCustomer } = order
  await (await senders.customer()).post(orderCalls.placeOrder.path, { body: ofCustomer })
  const number = await orderedCase(shop)
  const quote = await sentQuote(shop, await senders.colleague('verkoop'))
  const caseId = await caseIdOf(shop, number)
  const customerId = await addCustomer(shop, {
    email: 'link@korenmolen.example',
    password: 'vier-rozen-op-tafel',
  })
  const linkKey = testSecrets.deriveKey('account-link')
  const tokenOf = async (link: Parameters<typeof createLink>[1]) =>
    linkToken(await createLink(database, link, linkKey), linkKey)
  return {
    '/api/account-link': await tokenOf({ owner: { customerId }, purpose: customerLinks.passwordReset }),
    '/api/inlogadres-link': await tokenOf({ owner: { customerId }, purpose: customerLinks.loginEmail }),
    '/api/volgen': await tokenOf({ owner: { caseId }, purpose: followLink }),
    '/api/bestelling-wijzigen': await tokenOf({ owner: { caseId }, purpose: lineChangeLinks.answer }),
    '/api/prijsopgave': await quoteToken(shop, quote.number),
  }
}

/** Remembers what each list of the contract names, so that calls about one of them find it. */
async function seeLists({ url }: Target, senders: Senders, chance: Chance): Promise<void> {
  for (const call of apiCalls) {
    if (call.method !== 'GET' || call.path.includes('{')) continue
    const [path = ''] = requestOf(call, chance, 0).path.split('?')
    const headers = await senders.headersOf(senderOf(call), undefined)
    const response = await fetch(url + path, { headers, signal: AbortSignal.timeout(5_000) }).catch(
      () => null,
    )
    const isJson = response?.headers.get('content-type')?.startsWith('application/json')
    if (response && isJson) seenIds.see(call.path, await response.text())
    else await response?.body?.cancel()
  }
}

async function seeResources(
  { url }: Target,
  senders: Senders,
  { operations, known }: { readonly operations: readonly TmfCall[]; readonly known: KnownIds },
): Promise<void> {
  for (const [nth, operation] of operations.entries()) {
    if (operation.verb !== 'read' || operation.path.includes('{')) continue
    const headers = await senders.headersOf(tmfSenderOf(operation, nth), undefined)
    const response = await fetch(url + operation.path, { headers })
    if (response.ok) known.see(operation, await response.text())
    else await response.body?.cancel()
  }
}
