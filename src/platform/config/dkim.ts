import { createPrivateKey } from 'node:crypto'
import { StartupProblem } from '../operations/startup-problem.ts'

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

/** Shorter ones can be found out, and receivers do not believe them (RFC 8301). */
const shortestRsa = 2048

/** Whether it is a private key that signs mails safely: Ed25519, or RSA of 2048 bits or more. */
export function isSigningKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem)
    if (asymmetricKeyType === 'ed25519') return true
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= shortestRsa
  } catch {
    return false
  }
}
