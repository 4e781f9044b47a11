import { readFile } from 'node:fs/promises'
import { isValidPhoneNumber, parsePhoneNumberWithError } from 'libphonenumber-js/max'
import { z } from 'zod'
import defaultBrand from '../../../content/brand.json' with { type: 'json' }
import type { Brand } from '../../common/brand.ts'
import { isEmail } from '../../common/checks/email.ts'
import { StartupProblem } from '../operations/startup-problem.ts'

const text = z.string().trim().min(1).max(100)
const phone = text.refine(value => isValidPhoneNumber(value, 'NL'))

/** One value of the brand, what configures it, and the end of the sentence that says what it must be. */
const values = {
  name: ['BRAND_NAME', text, 'a name'],
  legalName: ['BRAND_LEGAL_NAME', text, 'the registered company name'],
  logo: ['BRAND_LOGO', text.regex(/^(https:\/\/|\/(?!\/))\S+$/), 'a path on this site or an https address'],
  phone: ['BRAND_PHONE', phone, 'a phone number, such as 085 000 00 00'],
  email: ['BRAND_EMAIL', z.string().refine(isEmail), 'an e-mail address'],
  street: ['BRAND_STREET', text, 'a street and house number'],
  zipCode: ['BRAND_ZIP_CODE', text.regex(/^[1-9]\d{3} ?[A-Z]{2}$/), 'a postcode, such as 1000 AA'],
  city: ['BRAND_CITY', text, 'a city'],
  kvkNumber: ['BRAND_KVK_NUMBER', text.regex(/^\d{8}$/), 'eight digits'],
  vatNumber: ['BRAND_VAT_NUMBER', text.regex(/^NL\d{9}B\d{2}$/), 'a VAT number, such as NL000099998B57'],
  creditorId: [
    'BRAND_CREDITOR_ID',
    text.regex(/^NL\d{2}ZZZ\d{12}$/),
    'an incassant-ID, such as NL06ZZZ503992920000',
  ],
  panelUrl: ['PANEL_URL', z.url({ protocol: /^https?$/ }), 'the address of the customer panel'],
} as const satisfies Record<string, readonly [string, z.ZodType<string>, string]>

type ValueName = keyof typeof values
type Values = Partial<Record<ValueName, string>>

/**
 * The brand from variables (BRAND_NAME, …), else from the JSON file that BRAND_FILE names, else the shipped fictional one.
 * The file holds any of the values by their names here: `{"name": "…", "phone": "…"}`.
 * @throws StartupProblem with one sentence that says what to set
 */
export async function readBrand(env: Readonly<Record<string, string | undefined>>): Promise<Brand> {
  const file = env.BRAND_FILE ? await readBrandFile(env.BRAND_FILE) : {}
  const chosen: Values = {}
  for (const name of Object.keys(values) as ValueName[]) {
    const [variable, schema, expected] = values[name]
    const given = env[variable] || file[name]
    if (given === undefined) continue
    const parsed = schema.safeParse(given)
    if (!parsed.success) {
      const place = env[variable] ? `The variable ${variable}` : `The value ${name} in BRAND_FILE`
      throw new StartupProblem(`${place} is wrong: set it to ${expected}.`)
    }
    chosen[name] = parsed.data
  }
  return brandOf(chosen)
}

async function readBrandFile(file: string): Promise<Record<string, unknown>> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    throw new StartupProblem(
      `The variable BRAND_FILE is wrong: set it to a readable JSON file with an object, such as {"name": "My shop"}.`,
    )
  }
}

function brandOf(chosen: Values): Brand {
  const { address } = defaultBrand
  return {
    name: chosen.name ?? defaultBrand.name,
    legalName: chosen.legalName ?? chosen.name ?? defaultBrand.legalName,
    logo: chosen.logo ?? defaultBrand.logo,
    phone: chosen.phone ? phoneOf(chosen.phone) : defaultBrand.phone,
    email: chosen.email ?? defaultBrand.email,
    address: {
      street: chosen.street ?? address.street,
      zipCode: chosen.zipCode ?? address.zipCode,
      city: chosen.city ?? address.city,
    },
    kvkNumber: chosen.kvkNumber ?? defaultBrand.kvkNumber,
    vatNumber: chosen.vatNumber ?? defaultBrand.vatNumber,
    creditorId: chosen.creditorId ?? defaultBrand.creditorId,
    panelUrl: chosen.panelUrl ?? defaultBrand.panelUrl,
  }
}

/** Shown as it was written, dialled as E.164. */
const phoneOf = (display: string) => ({ display, tel: parsePhoneNumberWithError(display, 'NL').number })
