import { type Database, transaction } from '../../../../platform/database/pool.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import {
  changeProspect,
  lockProspect,
  type ProspectFacts,
  storeProspect,
} from '../../../prospects/server/stored-prospects.ts'
import type { Json } from '../../json.ts'
import type { PartyKind } from '../../party.ts'
import { partyTexts } from '../../party-texts.ts'
import { prospectIn } from '../../prospect.ts'
import { isByChange, lastUpdate } from '../kit/changes.ts'
import { validatorOf } from '../kit/descriptions.ts'
import { refusal, type TmfRefusal, type WrongField } from '../kit/errors.ts'
import { merged } from '../kit/json.ts'
import { type DatabaseSource, listFromDatabase, listInMemory } from '../kit/lists.ts'
import type { ApiHandlers, ResourceHandlers } from '../kit/register-api.ts'
import { partyChanges } from './party-changes.ts'
import { presentParties, prospectParty, rowsForId } from './party-facts.ts'
import { countParties, knownBy, momentOfDatabase, type PartyRow, partyRows } from './party-rows.ts'

/* Organisations and persons: TMF632 (docs/integration/parties.md). */

type Services = { readonly database: Database; readonly publicUrl: string }

/** Attributes that the shop gives, whatever is sent. */
const givenAttributes = ['id', 'href', lastUpdate] as const

/** Whole and partial judgements of the official description. */
const definitions = { organization: 'Organization_Create', individual: 'Individual_Create' } as const

/** So many parties are asked for by their ids at once. */
const mostIds = 50

export const partyHandlers = (services: Services): ApiHandlers<'TMF632'> => ({
  organization: handlersOf(services, 'organization'),
  individual: handlersOf(services, 'individual'),
})

function handlersOf({ database, publicUrl }: Services, kind: PartyKind): ResourceHandlers {
  const read = async (caller: ApiCaller, id: string): Promise<Json | null> =>
    (await presentParties({ database, caller, kind }, rowsForId(kind, id), publicUrl))[0] ?? null

  return {
    read,
    attributes: [lastUpdate],
    async list(caller, query) {
      const byId = query.filters.find(({ path, operator }) => path === 'id' && operator === 'eq')
      if (byId && byId.values.length <= mostIds && !isByChange(query)) {
        const found = await Promise.all([...new Set(byId.values)].map(id => read(caller, id)))
        return listInMemory(
          found.filter(party => party !== null),
          query,
        )
      }
      return listFromDatabase(partySource({ database, publicUrl }, caller, kind), query)
    },
    async create(caller, body) {
      const facts = factsOf(kind, body)
      if ('kind' in facts) return facts
      const { id } = await storeProspect(database, caller, kind, facts)
      return (await read(caller, id)) ?? {}
    },
    async patch(caller, id, patch, _request, expected) {
      const refuseOthers = async () => {
        const party = await read(caller, id)
        return party && (expected.refusal(party) ?? notYours)
      }
      if (!rowsForId(kind, id).some(({ source }) => source === 'prospect')) return refuseOthers()
      const changed = await transaction(database, async (tx): Promise<TmfRefusal | 'changed' | null> => {
        const found = await lockProspect(tx, caller, kind, id)
        if (!found) return null
        const wrong = expected.refusal(prospectParty(kind, found, publicUrl))
        if (wrong) return wrong
        const facts = await judgedFacts(kind, merged(found.resource, patch))
        if ('kind' in facts) return facts
        await changeProspect(tx, id, facts)
        return 'changed'
      })
      if (changed === 'changed') return read(caller, id)
      return changed ?? refuseOthers()
    },
  }
}

/** Details of an account or a case are not the client's to change. */
const notYours = refusal(409, 'conflict', partyTexts.notYours)

/** A changed resource must still be one that could be made. */
async function judgedFacts(kind: PartyKind, resource: Json): Promise<ProspectFacts | TmfRefusal> {
  const fields = (await validatorOf('TMF632', definitions[kind]))(resource)
  return fields.length > 0 ? refuseFields(fields) : factsOf(kind, resource)
}

function factsOf(kind: PartyKind, body: Json): ProspectFacts | TmfRefusal {
  const resource = Object.fromEntries(
    Object.entries(body).filter(([name]) => !givenAttributes.some(given => given === name)),
  )
  const { details, wrong } = prospectIn(kind, resource)
  return wrong.length > 0 ? refuseFields(wrong) : { ...details, resource }
}

const refuseFields = (fields: readonly WrongField[]) => refusal(422, 'refused', partyTexts.wrong, { fields })

/** Organisations or persons as a list of TMF632. */
export const partySource = (
  { database, publicUrl }: Services,
  caller: ApiCaller,
  kind: PartyKind,
): DatabaseSource<PartyRow> => ({
  conditions: {},
  sorts: {},
  newest: () => momentOfDatabase(database),
  changes: { list: kind, ...partyChanges(database, caller, kind) },
  upTo: knownBy,
  rows: (where, _orderBy, offset, limit) => partyRows(database, caller, kind, { where, offset, limit }),
  count: (_where, { asOf }) => countParties(database, caller, kind, asOf),
  present: rows => presentParties({ database, caller, kind }, rows, publicUrl),
})
