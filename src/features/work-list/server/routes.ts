import type { FastifyInstance } from 'fastify'
import { markedFields } from '../../../common/contract/failure.ts'
import type { Database } from '../../../platform/database/pool.ts'
import { sent, serve } from '../../../platform/http/contract-routes.ts'
import { scopeOf } from '../../cases/server/enforce-scope.ts'
import { notifyDesk } from '../../desk/server/notify-desk.ts'
import { may, staffRoles } from '../../desk/staff-roles.ts'
import { authorizeStaff, staffOf } from '../../staff/server/signed-in.ts'
import type { StaffServices } from '../../staff/server/staff-services.ts'
import { workListCalls } from '../contract.ts'
import { teamCalls } from '../contract-team.ts'
import { savedViewRefusals } from '../texts.ts'
import { changesSince, visibleTo } from './changes.ts'
import type { DeskHub } from './desk-hub.ts'
import { type ListServices, workListOf } from './dto.ts'
import { sendEventStream } from './event-stream.ts'
import { chooseDefaultView, forgetView, leaveDefaultView, saveView } from './saved-views.ts'
import { teamOf } from './team.ts'

type Services = ListServices & {
  readonly database: Database
  /** By which it is known who still may listen. */
  readonly staff: Pick<StaffServices, 'database' | 'cookie'>
}

type Options = { services: Services; hub: DeskHub }

/** The list, one's own views of it, and what happens at the desk (src/features/work-list/contract.ts). */
export async function workListRoutes(app: FastifyInstance, { services, hub }: Options) {
  const { database, staff } = services
  serve(app, workListCalls.workList, async ({ request, query }) => ({
    status: 200,
    body: await workListOf(
      database,
      query,
      { staffId: staffOf(request).id, scope: scopeOf(request), role: staffOf(request).role },
      services,
    ),
  }))

  serve(app, teamCalls.team, async () => ({ status: 200, body: await teamOf(database, new Date()) }))

  serve(app, workListCalls.saveView, async ({ request, params, body }) => {
    if (!params.id) return { status: 422, body: { message: savedViewRefusals.notKept } }
    if (body.isShared && !may(staffOf(request).role, 'sales.work'))
      return { status: 422, body: { message: savedViewRefusals.mayNotShare } }
    const refusal = await saveView(database, staffOf(request).id, params.id, body)
    if (refusal === null) return { status: 204 }
    return { status: 422, body: markedFields({ name: { message: refusal } }) }
  })

  serve(app, workListCalls.forgetView, async ({ request, params }) => {
    const { id: staffId, role } = staffOf(request)
    const asker = { staffId, mayForgetShared: may(role, 'staff.manage') }
    if (params.id) await forgetView(database, asker, params.id)
    return { status: 204 }
  })

  serve(app, workListCalls.chooseDefaultView, async ({ request, body }) => {
    const { id: staffId, role } = staffOf(request)
    if (body.filters === null) await leaveDefaultView(database, { staffId, role })
    else await chooseDefaultView(database, { staffId }, body.filters)
    return { status: 204 }
  })

  serve(app, workListCalls.chooseRoleView, async ({ params, body }) => {
    const role = staffRoles.find(each => each === params.rol)
    if (!role) return { status: 404, body: { message: savedViewRefusals.noSuchRole } }
    await chooseDefaultView(database, { role }, body.filters)
    return { status: 204 }
  })

  serve(app, workListCalls.deskEvents, async ({ request, reply, headers, query }) => {
    const heard = headers['last-event-id'] ?? query.na
    const { role } = staffOf(request)
    await sendEventStream(reply, hub, {
      scope: scopeOf(request),
      before: () => changesSince(database, heard),
      isBack: heard !== undefined,
      async mayListen() {
        const verdict = await authorizeStaff(request, staff, workListCalls.deskEvents)
        return verdict.kind === 'allowed' && verdict.signedIn.role === role
      },
    })
    return sent
  })

  serve(app, workListCalls.deskChanges, async ({ request, query }) => {
    const happened = await changesSince(database, query.na)
    return { status: 200, body: visibleTo(scopeOf(request), happened) }
  })
}

/** Whatever staff change in this scope is told to all who look at the desk, once it is answered. */
export function tellWhatStaffChange(app: FastifyInstance, database: Database) {
  app.addHook('onResponse', async (request, reply) => {
    if (request.method === 'GET' || request.routeOptions.config.call?.isOfPage || reply.statusCode >= 400)
      return
    await notifyDesk(database).catch(error =>
      request.log.warn({ err: error }, 'the desk was not told of a change'),
    )
  })
}
