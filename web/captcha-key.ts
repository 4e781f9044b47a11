import { addBlock, emptyState, type HashState } from './sha256.ts'

const blockBytes = 64
const hashBytes = 32

/**
 * One key of the captcha's work where the browser offers no cryptography: PBKDF2 with HMAC-SHA-256 (RFC 8018).
 * @param password at most 64 bytes
 * @param salt at most 51 bytes
 * @param keyLength in bytes, at most 32
 */
export function plainKey(
  password: Uint8Array,
  salt: Uint8Array,
  rounds: number,
  keyLength: number,
): Uint8Array {
  const inner = padded(password, 0x36)
  const outer = padded(password, 0x5c)
  const hash = hmac(inner, outer, Uint8Array.of(...salt, 0, 0, 0, 1))
  const key = hash.slice()
  const message = blockForHash()
  for (let round = 1; round < rounds; round++) {
    message.set(hash)
    addBlock(inner, message, hash)
    message.set(hash)
    addBlock(outer, message, hash)
    for (let i = 0; i < 8; i++) key[i] = (key[i] as number) ^ (hash[i] as number)
  }
  return bytesOf(key).slice(0, keyLength)
}

/** The state after the block that opens an HMAC. */
function padded(password: Uint8Array, filling: number): HashState {
  const block = new Uint8Array(blockBytes).fill(filling)
  for (const [i, byte] of password.entries()) block[i] = byte ^ filling
  return after(emptyState(), wordsOf(block))
}

function hmac(inner: HashState, outer: HashState, message: Uint8Array): HashState {
  return after(outer, lastBlock(bytesOf(after(inner, lastBlock(message)))))
}

/** The block of a message that is a hash, still to be filled in: nearly all messages of the work are. */
function blockForHash(): Int32Array {
  return lastBlock(new Uint8Array(hashBytes))
}

function after(state: HashState, block: Int32Array): HashState {
  const next = emptyState()
  addBlock(state, block, next)
  return next
}

/** A short message after one block that was hashed already, with the end that SHA-256 puts behind it. */
function lastBlock(message: Uint8Array): Int32Array {
  const block = new Uint8Array(blockBytes)
  block.set(message)
  block[message.length] = 0x80
  const words = wordsOf(block)
  words[15] = (blockBytes + message.length) * 8
  return words
}

function wordsOf(bytes: Uint8Array): Int32Array {
  const view = new DataView(bytes.buffer)
  return Int32Array.from({ length: bytes.length / 4 }, (_, i) => view.getInt32(i * 4))
}

function bytesOf(words: Int32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(words.length * 4))
  for (const [i, word] of words.entries()) view.setInt32(i * 4, word)
  return new Uint8Array(view.buffer)
}
