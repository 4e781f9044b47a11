import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Failure, markedFields } from '../../../common/contract/failure.ts'
import { transaction } from '../../../platform/database/pool.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { logSecurity } from '../../../platform/http/security-log.ts'
import { qrPicture } from '../../../platform/qr-code.ts'
import { type CheckResult, checkWithin } from '../../authentication/server/check-password.ts'
import { wrongCode } from '../contract.ts'
import { ownAccountCalls } from '../contract-account.ts'
import { identityConfirmation, throttledAnswer } from './own-account-routes.ts'
import { recordChange } from './record-change.ts'
import {
  beginSecondFactor,
  type FinishOutcome,
  finishSecondFactor,
  hasSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './second-factor.ts'
import { staffOf } from './signed-in.ts'
import type { StaffServices } from './staff-services.ts'
import { deskAccountRefusals } from './texts.ts'

const hasOne: Failure = { message: deskAccountRefusals.hasSecondFactor }
const hasNone: Failure = { message: deskAccountRefusals.noSecondFactor }
const noneBegun: Failure = { message: deskAccountRefusals.noKey }

/** Right is what took a code of the key; where there is no key, nothing was looked at. */
const verdictOf = ({ kind }: FinishOutcome): CheckResult =>
  kind === 'set-up' ? 'right' : kind === 'wrong-code' ? 'wrong' : 'open'

/** A colleague's second factor (src/features/staff/contract.ts); stands where `requireStaff` holds. */
export async function secondFactorRoutes(app: FastifyInstance, { services }: { services: StaffServices }) {
  const { database, cipher, mailDomain, throttle, onMailQueued } = services

  serve(app, ownAccountCalls.beginSecondFactor, async ({ request }) => {
    const made = await transaction(database, tx => beginSecondFactor(tx, services, staffOf(request)))
    if (!made) return { status: 409, body: hasOne }
    return { status: 200, body: { ...made, picture: qrPicture(made.address) } }
  })

  serve(app, ownAccountCalls.finishSecondFactor, async ({ body, request }) => {
    const { signedIn, ip, deviceId } = await identityConfirmation(request, services)
    let outcome: FinishOutcome = { kind: 'wrong-code' }
    const judgement = await checkWithin(throttle, { email: signedIn.email, ip, deviceId }, async () => {
      outcome = await transaction(database, async tx => {
        const finished = await finishSecondFactor(tx, cipher, signedIn.id, body.code)
        if (finished.kind === 'set-up')
          await recordChange(
            tx,
            { byId: signedIn.id, of: signedIn, field: 'secondFactor', data: { isSetUp: true } },
            mailDomain,
          )
        return finished
      })
      return verdictOf(outcome)
    })
    if (judgement.kind === 'throttled') {
      logSecurity(request, 'password-throttled')
      return throttledAnswer(judgement.retryAfterSeconds)
    }
    return finishedAnswer(request, outcome)
  })

  function finishedAnswer(request: FastifyRequest, outcome: FinishOutcome) {
    switch (outcome.kind) {
      case 'set-up':
        onMailQueued()
        logSecurity(request, 'second-factor-changed', { reason: 'set-up' })
        return { status: 200 as const, body: { codes: [...outcome.recoveryCodes] } }
      case 'wrong-code':
        logSecurity(request, 'password-refused')
        return { status: 422, body: markedFields({ code: { message: wrongCode } }) } as const
      case 'no-key':
        return { status: 409, body: noneBegun } as const
    }
  }

  serve(app, ownAccountCalls.removeSecondFactor, async ({ request }) => {
    const signedIn = staffOf(request)
    const isRemoved = await transaction(database, async tx => {
      if (!(await removeSecondFactor(tx, signedIn.id))) return false
      await recordChange(
        tx,
        { byId: signedIn.id, of: signedIn, field: 'secondFactor', data: { isSetUp: false } },
        mailDomain,
      )
      return true
    })
    if (isRemoved) {
      onMailQueued()
      logSecurity(request, 'second-factor-changed', { reason: 'removed' })
    }
    return { status: 204 }
  })

  serve(app, ownAccountCalls.renewRecoveryCodes, async ({ request }) => {
    const signedIn = staffOf(request)
    const codes = await transaction(database, async tx => {
      if (!(await hasSecondFactor(tx, signedIn.id))) return null
      const renewed = await renewRecoveryCodes(tx, signedIn.id)
      await recordChange(tx, { byId: signedIn.id, of: signedIn, field: 'recoveryCodes' }, mailDomain)
      return renewed
    })
    if (!codes) return { status: 409, body: hasNone }
    onMailQueued()
    return { status: 200, body: { codes: [...codes] } }
  })
}
