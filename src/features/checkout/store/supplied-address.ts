import { InstallationAddress } from './drafts.ts'

/**
 * The checked address that a page of the site brings along into the internet flow (order-flow §3, "initial internet
 * data"): the fields of an installation address in the query. null when they are not a whole address.
 */
export function suppliedAddress(search: string): InstallationAddress | null {
  const parsed = InstallationAddress.safeParse(Object.fromEntries(new URLSearchParams(search)))
  return parsed.success ? parsed.data : null
}
