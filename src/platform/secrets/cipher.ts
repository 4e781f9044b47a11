import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16
const keyIdLength = 2

/** Keeps bank account numbers and documents unreadable in the database and its backups. */
export type Cipher = {
  /**
   * IV, tag and cipher text in one; bound to its owner (an order's number, a customer's id), so that it cannot be moved to
   * another. The IV begins with the id of the key.
   * @param content a text as UTF-8
   */
  encrypt(content: string | Buffer, owner: string): Buffer
  /** Throws when the bytes were changed, or belong to another owner or to a key that is not known. */
  decrypt(encrypted: Buffer, owner: string): Buffer
  /** The same under today's key; null where it is so already. Throws as `decrypt` does. */
  renew(encrypted: Buffer, owner: string): Buffer | null
}

/**
 * Why the id is a part of the IV, and what that asks of it: docs/decisions/data.md#the-secret-can-be-rotated.
 * @param key what is encrypted with: 32 bytes, derived from APP_SECRET for this use only
 * @param previous what was encrypted with until the secret was rotated; null where that is done
 */
export function createCipher(key: Buffer, previous: Buffer | null = null): Cipher {
  const today = knownKey(key)
  const keys = [today, ...(previous ? [knownKey(previous)] : [])]

  function encrypt(content: string | Buffer, owner: string): Buffer {
    const iv = Buffer.concat([today.id, randomBytes(ivLength - keyIdLength)])
    const cipher = createCipheriv(algorithm, today.secret, iv).setAAD(Buffer.from(owner))
    const hidden = Buffer.concat([cipher.update(content), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), hidden])
  }

  /** A value from before keys had ids begins with two random bytes: whatever they say, its tag tells whose it is. */
  function open(encrypted: Buffer, owner: string): { content: Buffer; isCurrent: boolean } {
    const named = keys.filter(({ id }) => id.equals(encrypted.subarray(0, keyIdLength)))
    for (const known of new Set([...named, ...keys])) {
      const content = opened(encrypted, owner, known.secret)
      if (content) return { content, isCurrent: known === today && named.includes(known) }
    }
    throw new Error('An encrypted value was changed, or belongs to another owner or another APP_SECRET')
  }

  return {
    encrypt,
    decrypt: (encrypted, owner) => open(encrypted, owner).content,
    renew(encrypted, owner) {
      const { content, isCurrent } = open(encrypted, owner)
      return isCurrent ? null : encrypt(content, owner)
    },
  }
}

/** The id tells keys apart and says nothing of them. Made once: making a key of its bytes costs as much as to encrypt. */
const knownKey = (key: Buffer) => ({
  id: createHash('sha256').update('key id ').update(key).digest().subarray(0, keyIdLength),
  secret: createSecretKey(key),
})

/** null where the tag is not of this key and owner. */
function opened(encrypted: Buffer, owner: string, key: KeyObject): Buffer | null {
  const decipher = createDecipheriv(algorithm, key, encrypted.subarray(0, ivLength), {
    authTagLength: tagLength,
  })
  try {
    decipher.setAAD(Buffer.from(owner)).setAuthTag(encrypted.subarray(ivLength, ivLength + tagLength))
    const content = decipher.update(encrypted.subarray(ivLength + tagLength))
    return Buffer.concat([content, decipher.final()])
  } catch {
    return null
  }
}
