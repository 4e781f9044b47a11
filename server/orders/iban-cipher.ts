import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/** Keeps bank account numbers unreadable in the database and its backups. */
export type IbanCipher = {
  /**
   * IV, tag and cipher text in one; bound to its owner (an order's number, a customer's id), so that it cannot be moved to
   * another.
   */
  encrypt(iban: string, owner: string): Buffer
  /** Throws when the bytes were changed, or belong to another owner or key. */
  decrypt(encrypted: Buffer, owner: string): string
}

/** @param key 32 bytes, derived from APP_SECRET for this use only */
export const createIbanCipher = (key: Buffer): IbanCipher => ({
  encrypt(iban, owner) {
    const iv = randomBytes(ivLength)
    const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(owner))
    const text = Buffer.concat([cipher.update(iban, 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), text])
  },
  decrypt(encrypted, owner) {
    const decipher = createDecipheriv(algorithm, key, encrypted.subarray(0, ivLength), {
      authTagLength: tagLength,
    })
    decipher.setAAD(Buffer.from(owner)).setAuthTag(encrypted.subarray(ivLength, ivLength + tagLength))
    return Buffer.concat([
      decipher.update(encrypted.subarray(ivLength + tagLength)),
      decipher.final(),
    ]).toString()
  },
})
