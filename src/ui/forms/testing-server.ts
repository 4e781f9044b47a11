import { configure } from '@testing-library/react'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { vi } from 'vitest'
import { selfHostedCaptchaKey } from '../../common/contract/captcha.ts'

// As far away as the limit of a test: a busy machine is slow, and only what never comes has failed.
configure({ asyncUtilTimeout: 60_000 })

/** Responses of a server by path; tests may change them. */
export type Answers = Record<string, (sent?: RequestInit) => Response | Promise<Response>>

/**
 * Answers in place of the shop's server in a test of a form: tokens, a captcha that costs next to nothing, and these.
 * @param bodies gets what is sent as JSON
 */
export function standInServer<Body>(answers: Answers, bodies: Body[] = []) {
  const all: Answers = {
    '/api/csrf-token': () => Response.json({ data: 'token' }),
    '/api/captcha/key': () => Response.json({ key: selfHostedCaptchaKey }),
    '/api/captcha/challenge': async () => Response.json(await cheapChallenge()),
  }
  vi.stubGlobal('fetch', async (address: string, sent?: RequestInit) => {
    if (typeof sent?.body === 'string') bodies.push(JSON.parse(sent.body))
    const [path = ''] = address.split('?')
    const answer = answers[path] ?? all[path]
    if (!answer) throw new Error(`Nothing is answered at ${address}`)
    return answer(sent)
  })
}

const cheapChallenge = () =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    deriveKey,
    data: {},
    expiresAt: new Date(Date.now() + 60_000),
    hmacSignatureSecret: 'a secret of this test',
  })
