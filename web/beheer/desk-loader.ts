import { data, type RouterContextProvider, redirect } from 'react-router'
import * as z from 'zod/mini'
import { callMessages } from '../../content/call-texts.ts'
import type { ApiCall } from '../../contract/call.ts'
import { Failure } from '../../contract/failure.ts'
import { staffRefusals } from '../../contract/staff.ts'
import { pageRequest } from '../page-context.ts'
import { deskPaths } from './desk-paths.ts'

type Question = {
  /** The parts of the path, by name. */
  readonly params?: Readonly<Record<string, string | undefined>>
  readonly query?: URLSearchParams | Readonly<Record<string, string>>
}

type Answered<Call extends ApiCall> = Call['answers'][200] extends {
  readonly body: infer Schema extends z.core.$ZodType
}
  ? z.core.output<Schema>
  : undefined

/**
 * For a server loader of the desk: calls a GET route of the contract as the page's visitor. Somebody who is not signed
 * in is redirected to the sign-in page and back; on an open page they are asked to sign in there (desk-middleware.ts).
 * @throws the response that React Router shows instead of the page: a redirect, or the refusal with its status
 */
export async function ask<const Call extends ApiCall>(
  context: Readonly<RouterContextProvider>,
  call: Call,
  question: Question = {},
): Promise<Answered<Call>> {
  const { ask, documentAddress } = context.get(pageRequest)
  const { status, body } = await ask(addressOf(call, question))
  if (status === 200) {
    const schema = call.answers[200]?.body
    return (schema && typeof schema !== 'string' ? z.parse(schema, body) : undefined) as Answered<Call>
  }
  if (status === 401 && documentAddress !== null) throw redirect(deskPaths.signIn(documentAddress))
  const refusal = refusalIn(body)
  // The frame has to know of it too.
  if (refusal.code === staffRefusals.setUp)
    throw redirect(deskPaths.account, { headers: { 'X-Remix-Revalidate': 'yes' } })
  throw data(refusal, { status })
}

function addressOf({ path }: ApiCall, { params = {}, query = {} }: Question): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  return search === '' ? filled : `${filled}?${search}`
}

const refusalIn = (body: unknown): Failure =>
  Failure.safeParse(body).data ?? { message: callMessages.unavailable }
