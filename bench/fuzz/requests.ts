import * as z from 'zod/mini'
import type { ApiCall } from '../../src/common/contract/call.ts'
import { type CaptchaAction, captchaField } from '../../src/common/contract/captcha.ts'
import { customerCalls } from '../../src/features/customers/contract.ts'
import { accountCalls } from '../../src/features/customers/contract-account.ts'
import { companyDetails, contacts } from '../../src/features/customers/server/mijn/testing.ts'
import { checkCalls } from '../../src/features/details/contract.ts'
import { idempotencyHeader, orderCalls } from '../../src/features/orders/contract.ts'
import { guest, order, quote } from '../../src/features/orders/server/testing.ts'
import type { Chance } from '../play/chance.ts'
import type { Body } from '../shop-client.ts'
import { seenIds } from './seen-ids.ts'
import { newId, type Schema, spoiled, textOf, valueFor } from './values.ts'

const { login, registerAccount } = accountCalls
const { changeCompany, changeContacts } = customerCalls
const { verifyAccountData } = checkCalls
const { placeOrder } = orderCalls

export type FuzzRequest = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Body | undefined
}

const asCustomer = ({ userWithoutAccountInformation: _guest, ...body }: typeof order) => body
const named = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path}`

/** Bodies that are right as a whole, where schemas alone hardly ever make one. */
const whole: Readonly<Record<string, readonly unknown[]>> = {
  [named(placeOrder)]: [order, quote, asCustomer(order)],
  [named(changeCompany)]: [companyDetails],
  [named(changeContacts)]: [contacts],
  [named(registerAccount)]: [{ registrationDto: { ...guest, resellerId: null } }],
  [named(verifyAccountData)]: [guest],
  [named(login)]: [{ username: 'fuzz@shop.example', password: 'vier-rozen-op-tafel' }],
}

/**
 * A request to a call of the contract, made of its own schemas.
 * @param spoil how likely each part is something that no form sends; some requests are as they should be, so that what lies behind
 * the first checks is reached as well
 */
export function requestOf(
  call: ApiCall,
  chance: Chance,
  spoil = chance.oneOf([0, 0.02, 0.05, 0.2]),
): FuzzRequest {
  const asked = new Map<string, string>()
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_part, name: string) => {
    const text = parameterOf(call.path, name, spoil, chance)
    asked.set(name, text)
    return text
  })
  const query = Object.entries(call.query ?? {})
    .filter(() => !chance.happens(spoil))
    .map(([name, schema]) => `${name}=${queryText(schema, name, spoil, chance)}`)
    .join('&')
  const headers = Object.fromEntries(
    Object.keys(call.headers ?? {})
      .filter(() => chance.happens(0.5))
      .map(name => [name, headerText(name, spoil, chance)]),
  )
  return {
    method: chance.happens(spoil / 10)
      ? chance.oneOf(['GET', 'POST', 'PUT', 'DELETE', 'PATCH'])
      : call.method,
    path: query ? `${path}?${query}` : path,
    headers,
    body: call.body && bodyOf(call, seenIds.versionOf(asked.get('nummer') ?? ''), spoil, chance),
  }
}

/** A parameter of a path: mostly one that an answer named, where the shop gives it out. */
function parameterOf(path: string, name: string, spoil: number, chance: Chance): string {
  const seen = name === 'nummer' ? seenIds.numbers() : seenIds.at(path.slice(0, path.indexOf(`/{${name}}`)))
  return seen.length > 0 && chance.happens(0.7) ? chance.oneOf(seen) : textOf(name, spoil, chance)
}

let tokens = 0

/** A token that the stand-in for Google takes, once. */
export const captchaToken = (action: CaptchaAction): string => `action-${action}.${tokens++}`

const queryText = (schema: z.core.$ZodType, name: string, spoil: number, chance: Chance): string => {
  const value = valueFor(jsonSchema(schema), name, spoil, chance)
  return chance.happens(spoil) ? textOf(name, 1, chance) : encodeURIComponent(wellFormed(String(value)))
}

const headerText = (name: string, spoil: number, chance: Chance): string =>
  name === idempotencyHeader && !chance.happens(spoil)
    ? newId(chance)
    : chance.oneOf(['', 'x', 'x'.repeat(5_000), '0', "' or 1=1"])

/**
 * The content of a body, before it is JSON or a form.
 * @param version of the case that the path names, which most of its bodies say
 */
export function rightValue(
  call: ApiCall,
  version: number | undefined,
  spoil: number,
  chance: Chance,
): unknown {
  const { body } = call
  if (!body) throw new Error(`${call.path} takes no body`)
  const samples = whole[`${call.method} ${call.path}`]
  const value =
    samples && chance.happens(0.6)
      ? spoiled(chance.oneOf(samples), spoil, chance)
      : valueFor(jsonSchema(chance.oneOf(body.oneOf ?? [body.schema])), '', spoil, chance)
  return isObject(value)
    ? {
        ...value,
        ...(call.captcha && { [captchaField]: captchaToken(call.captcha) }),
        ...('version' in value && version !== undefined && !chance.happens(spoil) && { version }),
      }
    : value
}

function bodyOf(call: ApiCall, version: number | undefined, spoil: number, chance: Chance): Body {
  const filled = rightValue(call, version, spoil, chance)
  if (chance.happens(spoil / 10))
    return {
      type: 'application/json',
      bytes: chance.oneOf(['', '{', '[1,', '{"a":1,"a":2}', '"', 'NaN', '['.repeat(5_000)]),
    }
  if (call.body?.kind === 'json' && !chance.happens(spoil / 5))
    return { type: 'application/json', bytes: JSON.stringify(filled) ?? 'null' }
  return formOf(filled, chance)
}

function formOf(value: unknown, chance: Chance): Body {
  const fields = isObject(value) ? Object.entries(value) : [['value', value] as const]
  const texts = fields.map(
    ([name, field]) =>
      [name, wellFormed(typeof field === 'object' ? JSON.stringify(field) : String(field))] as const,
  )
  if (chance.happens(0.5)) {
    const bytes = texts
      .map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`)
      .join('&')
    return { type: 'application/x-www-form-urlencoded', bytes }
  }
  const boundary = 'fuzz'
  const parts = texts.map(
    ([name, text]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  )
  return { type: `multipart/form-data; boundary=${boundary}`, bytes: `${parts.join('')}--${boundary}--\r\n` }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Half of a surrogate pair cannot be percent-encoded; in JSON it travels as an escape. */
const wellFormed = (text: string): string => text.toWellFormed()

const known = new Map<z.core.$ZodType, Schema>()

function jsonSchema(schema: z.core.$ZodType): Schema {
  const found =
    known.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema)
  known.set(schema, found)
  return found
}
