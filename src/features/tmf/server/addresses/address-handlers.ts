import type { FastifyInstance, FastifyRequest } from 'fastify'
import { normalizeSuffix } from '../../../../common/checks/house-number.ts'
import type { Database } from '../../../../platform/database/pool.ts'
import type { AddressRegister } from '../../../../platform/outside/address-register.ts'
import { addressAt } from '../../../addresses/server/find-address.ts'
import { tmfPath } from '../../../api-clients/tmf-resources.ts'
import {
  addressId,
  geographicAddress,
  geographicSubAddress,
  type KnownAddress,
  type PlaceKey,
  placeIn,
  placeOfId,
  validationOf,
} from '../../geographic-address.ts'
import { isJson, type Json } from '../../json.ts'
import { qualificationTexts as texts } from '../../texts-qualification.ts'
import { isRefusal, noSuchResource, refusal, type TmfRefusal } from '../kit/errors.ts'
import { listInMemory } from '../kit/lists.ts'
import { type KitServices, registerApi, registerResource } from '../kit/register-api.ts'
import { registerDown, wrongRequest } from '../qualification/lines-at.ts'
import { storedChecks } from '../stored-checks.ts'

export type AddressApiServices = KitServices & {
  readonly database: Database
  readonly addressRegister: AddressRegister
}

/** Everything at a house number, with the one that was meant where there is one. */
type AtNumber = { readonly found: KnownAddress | null; readonly all: readonly KnownAddress[] }

async function atNumber(
  { addressRegister }: AddressApiServices,
  place: PlaceKey,
): Promise<AtNumber | TmfRefusal> {
  const { zipCode, houseNumber, suffix } = place
  const answer = await addressRegister.addressesAt(zipCode, Number(houseNumber))
  const found = addressAt(answer, { zipCode, houseNumber: Number(houseNumber), suffix })
  if (found.kind === 'unavailable' || answer.kind === 'unavailable') return registerDown
  const known = (address: { readonly street: string; readonly city: string; readonly suffix: string }) => ({
    ...address,
    zipCode,
    houseNumber,
  })
  return {
    found: found.kind === 'found' ? known(found.address) : null,
    all: answer.addresses.map(known),
  }
}

/** TMF673: addresses of the register, and whether one that was typed is one of them. */
export function addressApi(app: FastifyInstance, services: AddressApiServices) {
  const hrefOf = (id: string) => services.publicUrl + tmfPath('TMF673', 'geographicAddress', id)
  const present = ({ found, all }: AtNumber, address: KnownAddress): Json => ({
    ...geographicAddress(address, hrefOf),
    ...(found === address &&
      address.suffix === '' &&
      all.length > 1 && { geographicSubAddress: subAddresses(all, hrefOf) }),
  })
  registerApi(
    app,
    'TMF673',
    {
      geographicAddress: {
        list: async (_caller, query) => {
          const place = searched(query.filters)
          if ('kind' in place) return place
          const here = await atNumber(services, place)
          if (isRefusal(here)) return here
          const rest = query.filters.filter(({ path }) => !['id', 'postcode', 'streetNr'].includes(path))
          const wanted = here.all.filter(address => place.suffix === '' || address.suffix === place.suffix)
          return listInMemory(
            wanted.map(address => present(here, address)),
            { ...query, filters: rest },
          )
        },
        read: async (_caller, id) => {
          const place = placeOfId(id)
          if (!place) return null
          const here = await atNumber(services, place)
          if (isRefusal(here)) return here
          return here.found && present(here, here.found)
        },
      },
      geographicAddressValidation: storedChecks(
        services,
        'TMF673',
        'geographicAddressValidation',
        [],
        async (_caller, body) => {
          const submitted = isJson(body.submittedGeographicAddress) ? body.submittedGeographicAddress : {}
          const place = placeIn(submitted)
          if ('wrong' in place)
            return wrongRequest(`submittedGeographicAddress.${place.wrong}`, texts[place.wrong])
          const here = await atNumber(services, place)
          if (isRefusal(here)) return here
          const { found, all } = here
          const result = validationOf(submitted, found, all)
          const others = found ? [found] : all
          return {
            '@type': 'GeographicAddressValidation',
            ...body,
            validationDate: new Date().toISOString(),
            validationResult: result,
            state: 'done',
            ...(result === 'success' &&
              found && { validGeographicAddress: geographicAddress(found, hrefOf) }),
            ...(result === 'partial' &&
              body.provideAlternative === true && {
                alternateGeographicAddress: others.map(address => geographicAddress(address, hrefOf)),
              }),
          }
        },
      ),
    },
    services,
  )
  subAddressRoutes(app, services, hrefOf)
}

const subAddresses = (all: readonly KnownAddress[], hrefOf: (id: string) => string): readonly Json[] =>
  all
    .filter(({ suffix }) => suffix !== '')
    .map(address => {
      const parent = hrefOf(addressId({ ...address, suffix: '' }))
      return geographicSubAddress(address, id => `${parent}/geographicSubAddress/${encodeURIComponent(id)}`)
    })

/** The place that a list is searched by: an id, or a postcode and a number. */
function searched(
  filters: readonly {
    readonly path: string
    readonly operator: string
    readonly values: readonly string[]
  }[],
): PlaceKey | TmfRefusal {
  const value = (name: string) =>
    filters.find(({ path, operator }) => path === name && operator === 'eq')?.values[0]
  const id = value('id')
  const place = id === undefined ? null : placeOfId(id)
  if (place) return place
  const typed = placeIn({ postcode: value('postcode') ?? '', streetNr: value('streetNr') ?? '' })
  return 'wrong' in typed
    ? refusal(400, 'invalidQuery', texts.searchByPlace, {
        fields: [{ path: typed.wrong, message: texts[typed.wrong] }],
      })
    : typed
}

/** The additions at a house number, in TM Forum's two paths below an address. */
function subAddressRoutes(
  app: FastifyInstance,
  services: AddressApiServices,
  hrefOf: (id: string) => string,
) {
  const found = async ({ params }: FastifyRequest): Promise<readonly Json[] | TmfRefusal> => {
    const place = placeOfId((params as { readonly address: string }).address)
    if (!place) return noSuchResource
    const here = await atNumber(services, { ...place, suffix: '' })
    if (isRefusal(here)) return here
    return here.all.length === 0 ? noSuchResource : subAddresses(here.all, hrefOf)
  }
  registerResource(app, {
    api: 'TMF673',
    name: 'geographicAddress',
    path: `${tmfPath('TMF673', 'geographicAddress')}/:address/geographicSubAddress`,
    resource: { definition: 'GeographicSubAddress', verbs: ['read'] },
    handlers: {
      list: async (_caller, query, request) => {
        const all = await found(request)
        return isRefusal(all) ? all : listInMemory(all, query)
      },
      read: async (_caller, id, request) => {
        const all = await found(request)
        return isRefusal(all) ? all : (all.find(each => each.id === normalizeSuffix(id)) ?? null)
      },
    },
    services,
  })
}
