import { randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/database/pool.ts'
import type { ApiCaller } from '../../api-clients/caller.ts'
import { type ResourcesOf, type TmfApi, tmfPath } from '../../api-clients/tmf-resources.ts'
import type { Json } from '../json.ts'
import { qualificationTexts as texts } from '../texts-qualification.ts'
import { isRefusal, refusal, type TmfRefusal } from './kit/errors.ts'
import { changedInTurn } from './kit/in-turn.ts'
import { merged } from './kit/json.ts'
import { listFromDatabase } from './kit/lists.ts'
import type { ResourceHandlers } from './kit/register-api.ts'
import {
  checkDays,
  findResource,
  insertResource,
  removeResource,
  resourceSource,
  type StoredResource,
} from './stored-resources.ts'

/** A check that is answered at once; its result can be read for a while. */
export function storedChecks<Api extends TmfApi>(
  { database, publicUrl }: { readonly database: Database; readonly publicUrl: string },
  api: Api,
  resource: ResourcesOf<Api>,
  /** Attributes that its client may change afterwards. */
  own: readonly string[],
  answer: (caller: ApiCaller, body: Json) => Promise<Json | TmfRefusal>,
): ResourceHandlers {
  const present = ({ id, content }: StoredResource): Json => ({
    ...content,
    id,
    href: publicUrl + tmfPath(api, resource, id),
  })
  return changedInTurn(database, {
    list: (caller, query) => listFromDatabase(resourceSource(database, caller, resource, present), query),
    read: async (caller, id) => {
      const found = await findResource(database, caller, resource, id)
      return found && present(found)
    },
    create: async (caller, body) => {
      const content = await answer(caller, body)
      if (isRefusal(content)) return content
      return present(
        await insertResource(database, caller, resource, { id: randomUUID(), content }, checkDays),
      )
    },
    patch: async (caller, id, patch) => {
      const found = await findResource(database, caller, resource, id)
      if (!found) return null
      const fields = Object.keys(patch)
        .filter(name => !own.includes(name))
        .map(path => ({ path, message: texts.ofShop }))
      if (fields.length > 0) return refusal(422, 'refused', texts.wrongRequest, { fields })
      const content = merged(found.content, patch)
      return present(await insertResource(database, caller, resource, { id, content }, checkDays))
    },
    remove: async (caller, id) => ((await removeResource(database, caller, resource, id)) ? 'removed' : null),
  })
}
