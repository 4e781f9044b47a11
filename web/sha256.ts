/**
 * SHA-256 in plain script, for pages over http on another host than localhost: browsers keep their own from them. Only
 * the captcha's proof of work uses it; it guards no secret.
 */

/** The first 32 bits of the fractional parts of a root of each of the first primes (FIPS 180-4 §4.2.2 and §5.3.3). */
const fraction = (value: number) => Math.floor((value - Math.floor(value)) * 2 ** 32) | 0
const primes = Array.from({ length: 310 }, (_, index) => index + 2).filter(isPrime)
const roundConstants = Int32Array.from(primes.slice(0, 64), prime => fraction(Math.cbrt(prime)))
const initialState = Int32Array.from(primes.slice(0, 8), prime => fraction(Math.sqrt(prime)))

function isPrime(number: number) {
  for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) return false
  return true
}

const schedule = new Int32Array(64)
const rotate = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))
const at = (words: Int32Array, index: number) => words[index] as number

/** Eight words: what has been hashed so far. */
export type HashState = Int32Array

export const emptyState = (): HashState => initialState.slice()

/** The state after one more block of sixteen words; written into `result`, which may be the state itself. */
export function addBlock(state: HashState, block: Int32Array, result: HashState): void {
  schedule.set(block)
  for (let i = 16; i < 64; i++) {
    const a = at(schedule, i - 15)
    const b = at(schedule, i - 2)
    const mixA = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3)
    const mixB = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10)
    schedule[i] = (at(schedule, i - 16) + mixA + at(schedule, i - 7) + mixB) | 0
  }
  let a = at(state, 0)
  let b = at(state, 1)
  let c = at(state, 2)
  let d = at(state, 3)
  let e = at(state, 4)
  let f = at(state, 5)
  let g = at(state, 6)
  let h = at(state, 7)
  for (let i = 0; i < 64; i++) {
    const sumE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const first = (h + sumE + ((e & f) ^ (~e & g)) + at(roundConstants, i) + at(schedule, i)) | 0
    const sumA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const second = (sumA + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  result[0] = at(state, 0) + a
  result[1] = at(state, 1) + b
  result[2] = at(state, 2) + c
  result[3] = at(state, 3) + d
  result[4] = at(state, 4) + e
  result[5] = at(state, 5) + f
  result[6] = at(state, 6) + g
  result[7] = at(state, 7) + h
}
