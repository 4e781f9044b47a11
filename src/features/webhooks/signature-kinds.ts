/** How calls are signed: with a shared secret (v1), or with a key pair (v1a). */
export const signatureKinds = ['hmac', 'ed25519'] as const
export type SignatureKind = (typeof signatureKinds)[number]
