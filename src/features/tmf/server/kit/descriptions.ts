import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv-draft-04'
import addFormats from 'ajv-formats'
import localize from 'ajv-i18n'
import { exceededBound, type JsonBounds } from '../../../../platform/http/json-bounds.ts'
import type { TmfApi } from '../../../api-clients/tmf-resources.ts'
import type { WrongField } from './errors.ts'
import { isObject, type Json } from './json.ts'
import { mostValuesForEachError, mostWrongFields } from './limits.ts'

/** An official description (Swagger 2), as far as it is used. */
export type Description = Json & {
  readonly definitions: Readonly<Record<string, Json>>
  readonly paths: Readonly<Record<string, Json>>
}

const files: Readonly<Record<TmfApi, () => Promise<unknown>>> = {
  TMF620: () =>
    import('../../descriptions/TMF620-ProductCatalog-v4.1.0.swagger.json', { with: { type: 'json' } }),
  TMF622: () =>
    import('../../descriptions/TMF622-ProductOrder-v4.0.0.swagger.json', { with: { type: 'json' } }),
  TMF632: () => import('../../descriptions/TMF632-Party-v4.0.0.swagger.json', { with: { type: 'json' } }),
  TMF637: () =>
    import('../../descriptions/TMF637-ProductInventory-v4.0.0.swagger.json', { with: { type: 'json' } }),
  TMF645: () =>
    import('../../descriptions/TMF645-ServiceQualification-v4.0.1.swagger.json', { with: { type: 'json' } }),
  TMF648: () => import('../../descriptions/TMF648-Quote-v4.0.0.swagger.json', { with: { type: 'json' } }),
  TMF651: () => import('../../descriptions/TMF651-Agreement-v4.0.0.swagger.json', { with: { type: 'json' } }),
  TMF673: () =>
    import('../../descriptions/TMF673-GeographicAddress-v4.0.1.swagger.json', { with: { type: 'json' } }),
  TMF679: () =>
    import('../../descriptions/TMF679-ProductOfferingQualification-v4.0.0.swagger.json', {
      with: { type: 'json' },
    }),
}

const descriptions = new Map<TmfApi, Promise<Description>>()

/** TM Forum's own description of an API, read when it is first asked for. */
export function descriptionOf(api: TmfApi): Promise<Description> {
  const known = descriptions.get(api)
  if (known) return known
  const loaded = files[api]().then(module => (module as { default: Description }).default)
  descriptions.set(api, loaded)
  return loaded
}

/** Judges JSON by a definition; each field that is wrong with a Dutch sentence. */
export type Validator = (value: unknown) => readonly WrongField[]

const validators = new Map<string, Promise<Validator>>()

/**
 * Judges bodies and answers by a definition of an official description.
 * @param isPatch a merge patch names only what changes: nothing is required of it, and null removes
 */
export function validatorOf(api: TmfApi, definition: string, isPatch = false): Promise<Validator> {
  const name = `${api} ${definition} ${isPatch}`
  const known = validators.get(name)
  if (known) return known
  const made = descriptionOf(api).then(({ definitions }) => {
    const whole = definitions[definition]
    if (!whole) throw new Error(`${api} has no definition ${definition}`)
    const { required: _, ...partly } = whole
    const schema = { definitions, ...(isPatch ? partly : whole) }
    const ofSmall = compiler({ allErrors: true }).compile(schema)
    let ofLarge: ValidateFunction | undefined
    return (value: unknown) => {
      const judged = isPatch ? withoutNulls(value) : value
      if (exceededBound(judged, forEachError) === null) return wrongFields(ofSmall, judged)
      ofLarge ??= compiler({ allErrors: false }).compile(schema)
      return wrongFields(ofLarge, judged)
    }
  })
  validators.set(name, made)
  return made
}

/** The library can stop at the first mistake or not at all: each is looked for only where there cannot be many. */
const forEachError: JsonBounds = {
  depth: Number.POSITIVE_INFINITY,
  items: Number.POSITIVE_INFINITY,
  names: Number.POSITIVE_INFINITY,
  text: Number.POSITIVE_INFINITY,
  values: mostValuesForEachError,
}

function compiler({ allErrors }: { readonly allErrors: boolean }) {
  // TM Forum's files hold keywords of Swagger beside those of JSON Schema.
  const ajv = new Ajv({ allErrors, strict: false, logger: false })
  addFormats(ajv)
  // Swagger's own formats say how a string is read, not which strings are right.
  for (const format of ['base64', 'float', 'byte']) ajv.addFormat(format, true)
  return ajv
}

function wrongFields(validate: ValidateFunction, value: unknown): readonly WrongField[] {
  if (validate(value)) return []
  const errors = validate.errors ?? []
  // Only these are shown; of the others their number is.
  localize.nl(errors.slice(0, mostWrongFields))
  return errors.map(error => ({ path: pathOf(error), message: messageOf(error) }))
}

/** The library's sentence; of a choice also what can be chosen. */
function messageOf({ keyword, message = keyword, params }: ErrorObject): string {
  const { allowedValues } = params
  return keyword === 'enum' && Array.isArray(allowedValues)
    ? `${message}: ${allowedValues.join(', ')}`
    : message
}

/** `/productOrderItem/0/action` as `productOrderItem[0].action`; a field that is missing by its own name. */
function pathOf({ instancePath, params }: ErrorObject): string {
  const names = instancePath
    .split('/')
    .slice(1)
    .map(name => name.replaceAll('~1', '/').replaceAll('~0', '~'))
  const missing = 'missingProperty' in params ? [String(params.missingProperty)] : []
  return [...names, ...missing].reduce(
    (path, name) => (/^\d+$/.test(name) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`),
    '',
  )
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => (each === null ? [] : [[name, withoutNulls(each)]])),
  )
}
