import type { FastifyInstance } from 'fastify'
import { markedFields } from '../../../common/contract/failure.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { logSecurity } from '../../../platform/http/security-log.ts'
import { sessionHash } from '../../../platform/http/session.ts'
import { answerStepMs } from '../../../platform/secrets/work-factors.ts'
import type { DeviceOptions } from '../../authentication/server/device-cookie.ts'
import { userAgentOf } from '../../authentication/server/user-agent.ts'
import { wrongFields } from '../../details/contract.ts'
import { accountCalls } from '../contract-account.ts'
import { accountLinkCalls, noSuchLink } from '../contract-links.ts'
import { linkStatus } from './account-links.ts'
import type { AccountServices } from './account-services.ts'
import { confirmLoginEmail, loginEmailStatus } from './change-login-email.ts'
import { choosePassword } from './choose-password.ts'
import { withConstantTime } from './constant-time.ts'
import { openSession } from './open-session.ts'
import { register } from './register.ts'
import { cooldownResponse, type LinkOutcome, requestLink } from './request-link.ts'
import { accountRefusals } from './texts.ts'

/** Registration, mailed links and the choice of a password (src/features/customers/contract-account.ts); needs a session. */
export async function registrationRoutes(
  app: FastifyInstance,
  { services }: { services: AccountServices & DeviceOptions },
) {
  serve(app, accountCalls.registerAccount, async ({ body }) => {
    const outcome = await withConstantTime(answerStepMs, () => register(services, body.registrationDto))
    return outcome.kind === 'wrong-fields'
      ? { status: 422, body: wrongFields(outcome.errors) }
      : { status: 201, body: { secondsUntilMail: outcome.secondsUntilMail } }
  })

  serve(app, accountLinkCalls.sendActivationLink, async ({ body }) =>
    answer(await withConstantTime(answerStepMs, () => requestLink(services, 'activation', body.email))),
  )

  serve(app, accountLinkCalls.requestPasswordReset, async ({ body }) =>
    answer(await withConstantTime(answerStepMs, () => requestLink(services, 'password-reset', body.email))),
  )

  serve(app, accountLinkCalls.checkAccountLink, async ({ body }) => {
    const standing = await linkStatus(services.database, body.token)
    return standing ? { status: 200, body: standing } : { status: 404, body: noSuchLink }
  })

  serve(app, accountLinkCalls.checkLoginEmailLink, async ({ body }) => {
    const standing = await loginEmailStatus(services.database, body.token)
    return standing ? { status: 200, body: standing } : { status: 404, body: noSuchLink }
  })

  serve(app, accountLinkCalls.confirmLoginEmail, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const outcome = await confirmLoginEmail(services, body.token, sessionHash(request))
    switch (outcome.kind) {
      case 'changed':
        logSecurity(request, 'details-changed', {
          account: { customerId: outcome.customerId },
          reason: 'login-email',
        })
        return { status: 200 }
      case 'no-link':
        return { status: 404, body: noSuchLink }
      case 'taken':
        return { status: 409, body: { message: accountRefusals.addressTaken } }
    }
  })

  serve(app, accountLinkCalls.choosePassword, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const outcome = await choosePassword(services, body, userAgentOf(request))
    switch (outcome.kind) {
      case 'chosen':
        // Access to the customer's mail proves who they are (docs/decisions/accounts.md#choosing-a-password-logs-in), and the device stays known while others
        // guess.
        await openSession(app, reply, outcome, services)
        logSecurity(request, 'password-chosen', { account: { customerId: outcome.owner.id } })
        return { status: 200 }
      case 'no-link':
        return { status: 404, body: noSuchLink }
      case 'guessable':
        return { status: 422, body: markedFields({ password: { message: outcome.reason } }) }
    }
  })
}

const answer = (outcome: LinkOutcome) =>
  outcome.kind === 'accepted' ? ({ status: 200 } as const) : cooldownResponse(outcome.retryAfterSeconds)
