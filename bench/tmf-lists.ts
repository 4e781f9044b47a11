import { tmfParts } from '../src/app/server/tmf-parts.ts'
import type { ApiCaller } from '../src/features/api-clients/caller.ts'
import { quoteSource } from '../src/features/quotes/server/tmf/quote-source.ts'
import { agreementSource } from '../src/features/tmf/server/agreements/agreement-handlers.ts'
import { productSource } from '../src/features/tmf/server/inventory/product-handlers.ts'
import { isRefusal } from '../src/features/tmf/server/kit/errors.ts'
import { selectFields } from '../src/features/tmf/server/kit/fields.ts'
import { type ListPage, listFromDatabase } from '../src/features/tmf/server/kit/lists.ts'
import { type ListQuery, parseQuery } from '../src/features/tmf/server/kit/query.ts'
import { orderSource } from '../src/features/tmf/server/orders/order-source.ts'
import { partySource } from '../src/features/tmf/server/parties/handlers.ts'
import type { Database } from '../src/platform/database/pool.ts'
import { createCipher } from '../src/platform/secrets/cipher.ts'
import type { GeneratedCase } from './desk-data.ts'
import { resellerClient, systemClient } from './tmf-data.ts'

const system: ApiCaller = {
  clientId: systemClient,
  clientName: 'CRM',
  resellerId: null,
  scopes: new Set(),
  sendsMails: false,
  isTest: false,
  keyId: '00000000-0000-4000-8000-000000000002',
  callsPerMinute: 1_000_000,
}
const reseller: ApiCaller = {
  ...system,
  clientId: resellerClient,
  clientName: 'Partner',
  resellerId: 'partner',
}

/** A page of a list, as its API answers it, without HTTP. */
export type Question = {
  readonly api: 'TMF622' | 'TMF637' | 'TMF648' | 'TMF651' | 'TMF632'
  readonly name: string
  readonly query: (sample: GeneratedCase, nth: number) => string
  readonly caller?: ApiCaller
  readonly kind?: 'organization' | 'individual'
}

const dayBack = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const within = (path: string, days: number) => `${path}.gte=${dayBack(days + 1)}&${path}.lt=${dayBack(days)}`

/** @param orders how many there are */
export const questions = (orders: number): readonly Question[] => [
  ...ordersAsked(orders),
  ...(
    [
      ['first page, no filter', () => ''],
      ['id', ({ number }) => `id=${number}-1`],
      ['status active', () => 'status=active'],
      ['status terminated', () => 'status=terminated'],
      ['status pendingTerminate', () => 'status=pendingTerminate'],
      ['productOrderItem.productOrderId', ({ number }) => `productOrderItem.productOrderId=${number}`],
      ['relatedParty.id, an organisation', ({ kvkNumber }) => `relatedParty.id=${kvkNumber}`],
      ['relatedParty.id, a reseller', () => 'relatedParty.id=partner'],
      ['a page deep in the list', (_, nth) => `offset=${Math.floor((orders * nth) / 220)}`],
    ] satisfies readonly Asked[]
  ).map(of('TMF637')),
  ...(
    [
      ['first page, no filter', () => ''],
      ['id', ({ number }) => `id=C${number}`],
      ['status active', () => 'status=active'],
      ['status terminated', () => 'status=terminated'],
      ['status pendingTerminate', () => 'status=pendingTerminate'],
      ['agreementItem.product.id', ({ number }) => `agreementItem.product.id=${number}-1`],
      ['engagedParty.id, an organisation', ({ kvkNumber }) => `engagedParty.id=${kvkNumber}`],
      ['engagedParty.id, a reseller', () => 'engagedParty.id=partner'],
      ['a page deep in the list', (_, nth) => `offset=${Math.floor((orders * nth) / 220)}`],
    ] satisfies readonly Asked[]
  ).map(of('TMF651')),
  ...(
    [
      ['first page, no filter', () => ''],
      ['id', (_, nth) => `id=${900_000_003 + 10 * nth}`],
      ['externalId', (_, nth) => `externalId=CRM-${orders + 3 * nth}`],
      ['state approved', () => 'state=approved'],
      ['quoteDate from a day on', (_, nth) => `quoteDate.gte=${dayBack(nth * 3)}`],
      ['quoteDate in a day', (_, nth) => within('quoteDate', nth)],
      ['relatedParty.id, an organisation', ({ kvkNumber }) => `relatedParty.id=${kvkNumber}`],
      ['relatedParty.id, a reseller', () => 'relatedParty.id=partner'],
      [
        'state, quoteDate and reseller',
        (_, nth) => `state=approved&quoteDate.gte=${dayBack(nth * 3)}&relatedParty.id=partner`,
      ],
      ['newest first', () => 'sort=-quoteDate'],
      ['a page deep in the list', (_, nth) => `offset=${Math.floor((orders * nth) / 2_200)}`],
    ] satisfies readonly Asked[]
  ).map(of('TMF648')),
  ...(['organization', 'individual'] as const).flatMap(kind => [
    { api: 'TMF632', kind, name: `${kind}: first page`, query: () => '' } as const,
    {
      api: 'TMF632',
      kind,
      name: `${kind}: a reseller’s first page`,
      query: () => '',
      caller: reseller,
    } as const,
    { api: 'TMF632', kind, name: `${kind}: the 100th page`, query: () => 'offset=1980' } as const,
  ]),
  ...(['TMF622', 'TMF637', 'TMF648', 'TMF651'] as const).map(
    api => ({ api, name: 'a reseller’s first page', query: () => '', caller: reseller }) as const,
  ),
  ...byChange(),
  { api: 'TMF622', name: 'a reseller’s, state completed', query: () => 'state=completed', caller: reseller },
  { api: 'TMF622', name: 'a reseller’s, state failed', query: () => 'state=failed', caller: reseller },
]

/** Lists in the order of the last change. */
const changesAsked = [
  ['changes from the beginning', () => 'after='],
  ['changes from a day on', (_, nth) => `lastUpdate.gte=${dayBack(nth * 3)}`],
  ['changes of a day', (_, nth) => within('lastUpdate', nth * 3)],
  ['changes of a hundred resources', (_, nth) => `lastUpdate.gte=${dayBack(nth * 3)}&limit=100`],
] satisfies readonly Asked[]

const byChange = (): readonly Question[] => [
  ...(['TMF622', 'TMF637', 'TMF648', 'TMF651'] as const).flatMap(api => [
    ...changesAsked.map(of(api)),
    { api, name: 'a reseller’s changes', query: () => 'after=', caller: reseller } as const,
  ]),
  ...changesInStates,
  ...(['organization', 'individual'] as const).flatMap(kind =>
    [
      ...changesAsked.map(of('TMF632')),
      { api: 'TMF632', name: 'a reseller’s changes', query: () => 'after=', caller: reseller } as const,
    ].map(question => ({ ...question, kind, name: `${kind}: ${question.name}` })),
  ),
]

/** The same in one state, which few or many have. */
const changesInStates = (
  [
    ['TMF622', 'held', 'state=held'],
    ['TMF622', 'failed', 'state=failed'],
    ['TMF622', 'completed', 'state=completed'],
    ['TMF622', 'assessingCancellation', 'state=assessingCancellation'],
    ['TMF622', 'held, cancelled or completed', 'state=held,cancelled,completed'],
    ['TMF648', 'approved', 'state=approved'],
  ] as const
).flatMap(([api, name, filter]): readonly Question[] => [
  { api, name: `changes of what is ${name}`, query: () => `after=&${filter}` },
  { api, name: `a reseller’s changes of what is ${name}`, query: () => `after=&${filter}`, caller: reseller },
])

type Asked = readonly [name: string, query: Question['query']]
const of =
  (api: Question['api']) =>
  ([name, query]: Asked): Question => ({ api, name, query })

const ordersAsked = (orders: number): readonly Question[] =>
  (
    [
      ['first page, no filter', () => ''],
      ['first page of fields', () => 'fields=id,state,orderDate'],
      ['id', ({ number }) => `id=${number}`],
      ['externalId', (_, nth) => `externalId=CRM-${3 * (1 + ((nth * 7919) % Math.floor(orders / 3)))}`],
      ...['acknowledged', 'inProgress', 'held', 'completed', 'cancelled', 'assessingCancellation'].map(
        (state): Asked => [`state ${state}`, () => `state=${state}`],
      ),
      ['orderDate from a day on', (_, nth) => `orderDate.gte=${dayBack(nth * 3)}`],
      ['orderDate up to a day', (_, nth) => `orderDate.lt=${dayBack(nth * 3)}`],
      ['orderDate in a day', (_, nth) => within('orderDate', nth)],
      ['newest first', () => 'sort=-orderDate'],
      ['completionDate from a day on', (_, nth) => `completionDate.gte=${dayBack(nth * 3)}`],
      ['completionDate in a day', (_, nth) => within('completionDate', nth + 30)],
      ['relatedParty.id, an organisation', ({ kvkNumber }) => `relatedParty.id=${kvkNumber}`],
      ['relatedParty.id, a reseller', () => 'relatedParty.id=partner'],
      ['relatedParty.id, a small reseller', () => 'relatedParty.id=klein'],
      ['state and orderDate', (_, nth) => `state=completed&orderDate.gte=${dayBack(nth * 3)}`],
      [
        'state, orderDate and reseller',
        (_, nth) => `state=completed&orderDate.gte=${dayBack(nth * 3)}&relatedParty.id=partner`,
      ],
      ['a page deep in the list', (_, nth) => `offset=${Math.floor((orders * nth) / 220)}`],
      [
        'a page deep among the completed',
        (_, nth) => `state=completed&offset=${Math.floor((orders * nth) / 240)}`,
      ],
    ] satisfies readonly Asked[]
  ).map(of('TMF622'))

/** Answers a question; the page has the fields that were asked for. */
export async function answer(
  database: Database,
  { api, caller = system, kind = 'individual' }: Question,
  text: string,
): Promise<ListPage> {
  const query = parseQuery(text)
  if (isRefusal(query)) throw new Error(`${api} ${text} is refused`)
  const page = await list(database, api, caller, kind, query)
  if (isRefusal(page)) throw new Error(`${api} ${text} took too long`)
  return { ...page, items: page.items.map(item => selectFields(item, query.fields)) }
}

async function list(
  database: Database,
  api: Question['api'],
  caller: ApiCaller,
  kind: 'organization' | 'individual',
  query: ListQuery,
) {
  const services = {
    database,
    ibanCipher: createCipher(Buffer.alloc(32), null),
    publicUrl: 'https://shop.example',
    brand: { kvkNumber: '50399292', legalName: 'De winkel B.V.' },
    orderParts: tmfParts.orderParts,
  }
  switch (api) {
    case 'TMF622':
      return listFromDatabase(await orderSource(services, caller, query), query)
    case 'TMF637':
      return listFromDatabase(productSource(services, caller), query)
    case 'TMF651':
      return listFromDatabase(agreementSource(services, caller), query)
    case 'TMF648':
      return listFromDatabase(quoteSource(services, caller), query)
    case 'TMF632':
      return listFromDatabase(partySource(services, caller, kind), query)
  }
}
