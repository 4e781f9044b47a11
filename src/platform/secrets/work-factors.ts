/** Work that makes guessing dear. Tests of everything else do less of it (testing-work-factors.ts, by vitest.config.ts). */

/** Cost of a password's hash: OWASP's recommendation for argon2id, memory in KiB. Hashes stored before a raise stay valid. */
export const passwordCost = { memory: 19_456, passes: 2, parallelism: 1 } as const

/**
 * The work: between 20 and 60 keys of 2,000 rounds each, some 15 ms on a laptop and well under half a second on a slow
 * phone (docs/decisions/security.md#captcha-by-our-own-proof-of-work).
 */
export const captchaWork = { algorithm: 'PBKDF2/SHA-256', cost: 2_000, fewestKeys: 20, mostKeys: 60 } as const

/**
 * An answer whose time must tell nothing comes after a whole number of such steps, in milliseconds: longer than any of the
 * calls takes (docs/decisions/mail.md).
 */
export const answerStepMs = 400
