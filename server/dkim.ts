import { createPrivateKey } from 'node:crypto'
import { StartupProblem } from './startup-problem.ts'

/** The key that signs mails, so that a receiver can see that they are from the domain in their sender (DKIM). */
export type DkimKey = {
  readonly domain: string
  /** Its public half stands in DNS at `<selector>._domainkey.<domain>`. */
  readonly selector: string
  /** PEM. */
  readonly privateKey: string
}

type Given = { readonly [part in keyof DkimKey]: string | undefined }

/**
 * The key of DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY; null where none of them is set.
 * @throws StartupProblem where only some of them are
 */
export function dkimKeyFrom({ domain, selector, privateKey }: Given): DkimKey | null {
  if (domain && selector && privateKey) return { domain, selector, privateKey }
  if (!domain && !selector && !privateKey) return null
  throw new StartupProblem(
    'Only a part of DKIM is configured: set DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY, or none of them.',
  )
}

export function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).type === 'private'
  } catch {
    return false
  }
}
