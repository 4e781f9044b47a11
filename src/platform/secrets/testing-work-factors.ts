/** In the place of work-factors.ts in tests: the same steps, in a fraction of the time. */

export const passwordCost = { memory: 64, passes: 1, parallelism: 1 } as const

export const captchaWork = { algorithm: 'PBKDF2/SHA-256', cost: 20, fewestKeys: 20, mostKeys: 60 } as const

export const answerStepMs = 4
