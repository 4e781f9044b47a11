import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type CaptchaAction, captchaField, mostTokenCharacters } from '../../common/contract/captcha.ts'
import { sessionCalls } from '../../common/contract/session.ts'
import { type Captcha, type CaptchaRefusal, refusedBecause } from '../outside/captcha.ts'
import type { SelfHostedCaptcha } from '../outside/captcha-altcha.ts'
import { sent, serve } from './contract-routes.ts'
import { logSecurity } from './security-log.ts'
import { httpTexts } from './texts.ts'

/** Next step of a route: continue, or respond with this status and message. */
export type CaptchaOutcome =
  /** @property isChecked false where it goes on while nobody can check its token */
  | { readonly ok: true; readonly isChecked: boolean }
  | {
      readonly ok: false
      readonly status: 400 | 503
      readonly reason: CaptchaRefusal
      readonly message: string
    }

export type CaptchaCheck = {
  /**
   * Checks the token in a parsed body (field `g-recaptcha-response`) for one action; a token counts once.
   * @param request its body may have any shape
   */
  check(request: FastifyRequest, action: CaptchaAction): Promise<CaptchaOutcome>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Asked for a call whose entry in the contract names an action (contract-routes.ts). */
    captcha: CaptchaCheck
  }
}

/**
 * Looking up an address sends nothing, stores nothing where its token was not checked, and its rate limit holds: it goes on while
 * nobody can check one. Everything else waits (docs/decisions/security.md#captcha-by-our-own-proof-of-work).
 */
const goesOnUnchecked: readonly CaptchaAction[] = ['submit_zipcode_check', 'zipcode_check']

export function addCaptcha(app: FastifyInstance, captcha: Captcha) {
  app.decorate('captcha', {
    async check(request, action) {
      const token = tokenIn(request.body)
      const verdict = token ? await captcha.verify(token, action, request.ip) : refusedBecause('missing')
      if (verdict.ok) return { ok: true, isChecked: true }
      const { reason } = verdict
      logSecurity(request, 'captcha-refused', { reason: `${action} ${reason}` })
      if (reason !== 'unavailable')
        return { ok: false, status: 400, reason, message: httpTexts.captchaRefused }
      if (goesOnUnchecked.includes(action)) return { ok: true, isChecked: false }
      return { ok: false, status: 503, reason, message: httpTexts.captchaUnavailable }
    },
  })
}

/** GET /api/captcha/key and, for the self-hosted captcha, GET /api/captcha/challenge?action=…. */
export async function captchaRoutes(app: FastifyInstance, { captcha }: { captcha: Captcha }) {
  serve(app, sessionCalls.captchaKey, async () => ({ status: 200, body: { key: captcha.siteKey } }))

  if (!isSelfHosted(captcha)) return
  serve(app, sessionCalls.captchaChallenge, async ({ query, reply }) => {
    reply.send(await captcha.challenge(query.action))
    return sent
  })
}

const isSelfHosted = (captcha: Captcha): captcha is SelfHostedCaptcha => 'challenge' in captcha

function tokenIn(body: unknown): string {
  const token = typeof body === 'object' && body !== null ? Reflect.get(body, captchaField) : undefined
  return typeof token === 'string' && token.length <= mostTokenCharacters ? token : ''
}
