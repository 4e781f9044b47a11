import createClient, { type Middleware } from 'openapi-fetch'

/* Calls the shop at SHOP_URL with the key SHOP_KEY of a client of its API. */

const { SHOP_URL = '', SHOP_KEY = '' } = process.env

const withKey: Middleware = {
  onRequest({ request }) {
    request.headers.set('authorization', `Bearer ${SHOP_KEY}`)
    return request
  },
}

/** Calls one of the APIs. @param path as in the table of APIs: `/tmf-api/quoteManagement/v4` */
export function clientOf<Paths extends object>(path: string) {
  const client = createClient<Paths>({ baseUrl: SHOP_URL + path })
  client.use(withKey)
  return client
}

/** The description of an API, as the shop serves it. */
export async function descriptionOf(api: string): Promise<string> {
  const response = await fetch(`${SHOP_URL}/tmf-api/descriptions/${api}.json`, {
    headers: { authorization: `Bearer ${SHOP_KEY}` },
  })
  if (!response.ok) throw new Error(`The description of ${api} was answered ${response.status}`)
  return response.text()
}

type Refusal = {
  readonly reason: string
  readonly fields?: readonly { readonly path: string; readonly message: string }[]
}

/** Why a call was refused, with each field that is wrong. */
export const whyRefused = ({ reason, fields = [] }: Refusal): Error =>
  new Error([reason, ...fields.map(({ path, message }) => `${path}: ${message}`)].join('\n'))
