import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Failure, markedFields } from '../../../common/contract/failure.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { colleagueCalls } from '../contract-colleagues.ts'
import { colleagueList, isSecondFactorRequired } from './colleague-list.ts'
import {
  blockColleague,
  type ColleagueCommand,
  changeRole,
  demandSecondFactor,
  inviteColleague,
  type ManageOutcome,
  mailStaffLink,
  removeColleaguesFactor,
  withdrawInvitation,
} from './manage-colleagues.ts'
import { staffOf } from './signed-in.ts'
import type { StaffServices } from './staff-services.ts'
import { deskAccountRefusals } from './texts.ts'

const noSuchColleague: Failure = { message: deskAccountRefusals.noSuchColleague }
/** Actions of administrators on accounts (src/features/staff/contract-colleagues.ts). Register it where `requireStaff` applies. */
export async function colleagueRoutes(app: FastifyInstance, { services }: { services: StaffServices }) {
  const { database } = services

  serve(app, colleagueCalls.colleagues, async () => {
    const [secondFactorRequired, colleagues] = await Promise.all([
      isSecondFactorRequired(database),
      colleagueList(database),
    ])
    return { status: 200, body: { secondFactorRequired, colleagues: [...colleagues] } }
  })

  serve(app, colleagueCalls.inviteColleague, async ({ body, request }) =>
    (await inviteColleague(services, staffOf(request).id, body))
      ? { status: 204 }
      : { status: 422, body: markedFields({ email: { message: deskAccountRefusals.taken } }) },
  )

  serve(app, colleagueCalls.demandSecondFactor, async ({ body, request }) => {
    await demandSecondFactor(services, staffOf(request).id, body.isRequired)
    return { status: 204 }
  })

  serve(app, colleagueCalls.changeRole, ({ body, request, params }) =>
    answered(request, params.id, act => changeRole(services, act, body.role)),
  )

  serve(app, colleagueCalls.blockColleague, ({ body, request, params }) =>
    answered(request, params.id, act => blockColleague(services, act, body.isBlocked)),
  )

  serve(app, colleagueCalls.mailStaffLink, ({ request, params }) =>
    answered(request, params.id, act => mailStaffLink(services, act)),
  )

  serve(app, colleagueCalls.removeColleaguesFactor, ({ request, params }) =>
    answered(request, params.id, act => removeColleaguesFactor(services, act)),
  )

  serve(app, colleagueCalls.withdrawInvitation, ({ request, params }) =>
    answered(request, params.id, act => withdrawInvitation(services, act)),
  )
}

async function answered(
  request: FastifyRequest,
  id: string | null,
  act: (act: ColleagueCommand) => Promise<ManageOutcome>,
) {
  const outcome: ManageOutcome =
    id === null ? { kind: 'no-colleague' } : await act({ byId: staffOf(request).id, id })
  switch (outcome.kind) {
    case 'done':
      return { status: 204 } as const
    case 'no-colleague':
      return { status: 404, body: noSuchColleague } as const
    case 'not-possible':
      return { status: 409, body: { message: outcome.reason } } as const
  }
}
