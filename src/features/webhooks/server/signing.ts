import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import type { SignatureKind } from '../signature-kinds.ts'

/**
 * Signatures to the letter of Standard Webhooks. Its library signs and checks with a shared secret (v1); for a key pair
 * (v1a) it has nothing, so that part is Node's ed25519 over the same content.
 */

/** A secret as it is stored, encrypted: `whsec_…` is shared with the receiver, `whsk_…` is ours alone. */
export type SigningSecret = { readonly kind: SignatureKind; readonly secret: string }

const prefixes = { shared: 'whsec_', private: 'whsk_', public: 'whpk_' } as const
const secretBytes = 32

export function newSecret(kind: SignatureKind): SigningSecret {
  if (kind === 'hmac') return { kind, secret: prefixes.shared + randomBytes(secretBytes).toString('base64') }
  const { d = '', x = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  const bytes = Buffer.concat([Buffer.from(d, 'base64url'), Buffer.from(x, 'base64url')])
  return { kind, secret: prefixes.private + bytes.toString('base64') }
}

/** The key that a receiver checks with: the shared secret, or the public key `whpk_…`. */
export const receiversKey = ({ kind, secret }: SigningSecret): string =>
  kind === 'hmac' ? secret : prefixes.public + keyBytes(secret).subarray(secretBytes).toString('base64')

const keyBytes = (secret: string): Buffer => Buffer.from(secret.slice(prefixes.private.length), 'base64')

export type Signed = { readonly id: string; readonly at: Date; readonly body: string }

/** The three headers of a call, with a signature of each secret. */
export const signedHeaders = (
  message: Signed,
  secrets: readonly SigningSecret[],
): Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> => ({
  'webhook-id': message.id,
  'webhook-timestamp': timestampOf(message.at),
  'webhook-signature': secrets.map(secret => signatureOf(message, secret)).join(' '),
})

const timestampOf = (at: Date): string => `${Math.floor(at.getTime() / 1_000)}`

function signatureOf({ id, at, body }: Signed, { kind, secret }: SigningSecret): string {
  if (kind === 'hmac') return new Webhook(secret).sign(id, at, body)
  const bytes = keyBytes(secret)
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'OKP',
      crv: 'Ed25519',
      d: bytes.subarray(0, secretBytes).toString('base64url'),
      x: bytes.subarray(secretBytes).toString('base64url'),
    },
  })
  const signature = sign(null, Buffer.from(`${id}.${timestampOf(at)}.${body}`), key)
  return `v1a,${signature.toString('base64')}`
}

/** The key of a receiver's `whpk_…`, by which Node checks a signature. */
export const publicKeyOf = (key: string) =>
  createPublicKey({
    format: 'jwk',
    key: {
      kty: 'OKP',
      crv: 'Ed25519',
      x: Buffer.from(key.slice(prefixes.public.length), 'base64').toString('base64url'),
    },
  })
