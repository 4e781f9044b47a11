import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  ChosenPassword,
  checkAccountLink,
  choosePassword as choosePasswordCall,
  EmailForm,
  LinkQuestion,
  Registration,
  type RegistrationAccepted,
  registerAccount,
  requestPasswordReset,
  sendActivationLink,
} from '../../contract/account.ts'
import { type Failure, fieldErrors } from '../../contract/failure.ts'
import { waitInWords } from '../../domain/waiting.ts'
import { markedFields, wrongFields } from '../checks/wrong-fields.ts'
import { isRecord } from '../orders/submission.ts'
import { linkStanding } from './account-links.ts'
import type { AccountServices } from './account-services.ts'
import { choosePassword } from './choose-password.ts'
import { type DeviceOptions, rememberDevice } from './device-cookie.ts'
import { answerStepMs, paced } from './paced.ts'
import { register } from './register.ts'
import { type LinkOutcome, requestLink } from './request-link.ts'

const malformed: Failure = { message: 'De aanvraag is niet leesbaar.' }
const noSuchLink: Failure = {
  message: 'Deze link werkt niet meer. Vraag een nieuwe aan.',
}

/** Registration, mailed links and the choice of a password (contract/account.ts); needs a session. */
export async function registrationRoutes(
  app: FastifyInstance,
  { services, devices }: { services: AccountServices; devices: DeviceOptions },
) {
  app.post(registerAccount.path, async (request, reply) => {
    if (!isRecord(request.body) || !isRecord(request.body.registrationDto))
      return reply.code(400).send(malformed)
    const parsed = Registration.safeParse(request.body.registrationDto)
    if (!parsed.success) return reply.code(422).send(wrongFields(fieldErrors(parsed.error)))
    const verdict = await app.captcha.check(request.body, 'registration', request.ip)
    if (!verdict.ok) return reply.code(verdict.status).send({ message: verdict.message })
    const outcome = await paced(answerStepMs, () => register(services, parsed.data))
    if (outcome.kind === 'wrong-fields') return reply.code(422).send(wrongFields(outcome.errors))
    const accepted: RegistrationAccepted = { secondsUntilMail: outcome.secondsUntilMail }
    return reply.code(201).send(accepted)
  })

  app.post(sendActivationLink.path, async (request, reply) => {
    const parsed = EmailForm.safeParse(request.body ?? {})
    if (!parsed.success) return reply.code(422).send(markedFields(fieldErrors(parsed.error)))
    return answer(
      reply,
      await paced(answerStepMs, () => requestLink(services, 'activation', parsed.data.email)),
    )
  })

  app.post(requestPasswordReset.path, async (request, reply) => {
    const parsed = EmailForm.safeParse(request.body ?? {})
    if (!parsed.success) return reply.code(422).send(markedFields(fieldErrors(parsed.error)))
    const verdict = await app.captcha.check(request.body, 'login', request.ip)
    if (!verdict.ok) return reply.code(verdict.status).send({ message: verdict.message })
    return answer(
      reply,
      await paced(answerStepMs, () => requestLink(services, 'password-reset', parsed.data.email)),
    )
  })

  app.post(checkAccountLink.path, async (request, reply) => {
    const parsed = LinkQuestion.safeParse(request.body)
    const standing = parsed.success && (await linkStanding(services.database.$client, parsed.data.token))
    return standing || reply.code(404).send(noSuchLink)
  })

  app.post(choosePasswordCall.path, async (request, reply) => {
    if (!LinkQuestion.safeParse(request.body).success) return reply.code(404).send(noSuchLink)
    const parsed = ChosenPassword.safeParse(request.body)
    if (!parsed.success) return reply.code(422).send(markedFields(fieldErrors(parsed.error)))
    const outcome = await choosePassword(services, parsed.data)
    switch (outcome.kind) {
      case 'chosen':
        // Whoever reads the customer's mail keeps his way in while others guess (docs/decisions/0021).
        rememberDevice(reply, outcome.owner, devices)
        return {}
      case 'no-link':
        return reply.code(404).send(noSuchLink)
      case 'guessable':
        return reply.code(422).send(markedFields({ password: { message: outcome.reason } }))
    }
  })
}

function answer(reply: FastifyReply, outcome: LinkOutcome) {
  if (outcome.kind === 'accepted') return reply.send({})
  const { retryAfterSeconds: seconds } = outcome
  const message = `Je hebt net al een e-mail aangevraagd. Over ${waitInWords(seconds)} kan het opnieuw.`
  return reply.code(429).header('retry-after', String(seconds)).send({ message })
}
