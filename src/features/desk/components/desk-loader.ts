import type { MetaDescriptor } from 'react-router'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { addressOf, type CallOptions } from '../../../api/client.ts'
import { deskPaths } from '../../../api/desk-paths.ts'
import { failureIn } from '../../../api/failure-in.ts'
import { callMessages } from '../../../api/texts.ts'
import type { AnswerOf, KeyOf } from '../../../api/types.ts'
import { pageRequest } from '../../../ui/navigation/page-context.ts'
import type { ShellData } from '../../page-frame/components/shell-data.ts'
import { unlistedMeta } from '../../page-frame/components/unlisted-meta.ts'
import { staffRefusals } from '../contract.ts'
import { deskFrameTexts } from '../texts.ts'

type Matches = readonly [{ readonly loaderData: ShellData | undefined }, ...unknown[]]

/** The head of a page of the desk: `meta = ({ matches }) => deskMeta(matches, title)`. */
export const deskMeta = ([root]: Matches, title: string): MetaDescriptor[] =>
  unlistedMeta(root.loaderData, { title: `${title} – ${deskFrameTexts.name}` })

type AddressParts = Parameters<typeof addressOf>[1]

/** `params` and `query` of the call; a loader has no other options. */
type Question<Key extends KeyOf<'GET'>> = Pick<CallOptions<Key>, 'params' | 'query'>

/**
 * For a server loader of the desk: calls a GET route of the contract as the page's visitor. Somebody who is not signed
 * in is redirected to the sign-in page and back; on an open page they are asked to sign in there (desk-middleware.ts).
 * @throws the response that React Router shows instead of the page: a redirect, or the refusal with its status
 */
export async function ask<Key extends KeyOf<'GET'>>(
  context: Readonly<RouterContextProvider>,
  key: Key,
  ...[question]: Record<never, never> extends Question<Key>
    ? [question?: Question<Key>]
    : [question: Question<Key>]
): Promise<AnswerOf<Key>> {
  const { ask, documentAddress } = context.get(pageRequest)
  const { status, body } = await ask(addressOf(key, question as AddressParts))
  if (status === 200) return body as AnswerOf<Key>
  if (status === 401 && documentAddress !== null) throw redirect(deskPaths.signIn(documentAddress))
  const refusal = body === null ? { message: callMessages.unavailable } : failureIn(body)
  // The frame has to know of it too.
  if (refusal.code === staffRefusals.setUp)
    throw redirect(deskPaths.account, { headers: { 'X-Remix-Revalidate': 'yes' } })
  throw data(refusal, { status })
}
