import type { FastifyInstance } from 'fastify'
import { transferRoutes } from '../../features/agreement-transfers/server/desk-routes.ts'
import { heldProductRoutes } from '../../features/agreements/server/desk-routes.ts'
import { apiClientRoutes } from '../../features/api-clients/server/routes.ts'
import { assignmentRuleRoutes } from '../../features/assignment-rules/server/routes.ts'
import { auditRoutes } from '../../features/audit/server/routes.ts'
import { bulkRoutes } from '../../features/bulk-actions/server/routes.ts'
import { deskCaseCommandRoutes } from '../../features/case-desk/server/command-routes.ts'
import { deskCaseReadRoutes } from '../../features/case-desk/server/read-routes.ts'
import { caseFileRoutes } from '../../features/case-files/server/routes.ts'
import { presenceRoutes } from '../../features/case-presence/server/routes.ts'
import { enforceScope } from '../../features/cases/server/enforce-scope.ts'
import { catalogueDeskRoutes } from '../../features/catalogue/server/desk-routes.ts'
import { addedAddressRoutes } from '../../features/coverage/server/address-routes.ts'
import { caseCoverageRoutes } from '../../features/coverage/server/case-routes.ts'
import { importRoutes } from '../../features/coverage/server/import-routes.ts'
import { missedRoutes } from '../../features/coverage/server/missed-routes.ts'
import { coverageRoutes } from '../../features/coverage/server/routes.ts'
import { deskCustomerRoutes } from '../../features/customers/server/desk/routes.ts'
import { returnRoutes } from '../../features/device-returns/server/routes.ts'
import { formOf } from '../../features/forms/server/submissions.ts'
import { receivedMailRoute } from '../../features/incoming-mails/server/received-mail-route.ts'
import { knownCustomerRoutes } from '../../features/known-customers/server/routes.ts'
import { deskLinesRoutes } from '../../features/line-changes/server/desk/routes.ts'
import { deskMailRoutes } from '../../features/mails/server/routes.ts'
import { parcelRoutes } from '../../features/parcels/server/routes.ts'
import { portInRoutes } from '../../features/porting/server/routes.ts'
import { deskQuoteRoutes } from '../../features/quotes/server/desk/routes.ts'
import { replyTemplateRoutes } from '../../features/reply-templates/server/routes.ts'
import { colleagueRoutes } from '../../features/staff/server/colleague-routes.ts'
import { ownAccountRoutes } from '../../features/staff/server/own-account-routes.ts'
import { secondFactorRoutes } from '../../features/staff/server/second-factor-routes.ts'
import { requireStaff } from '../../features/staff/server/signed-in.ts'
import { webhookRoutes } from '../../features/webhooks/server/routes.ts'
import { createDeskHub } from '../../features/work-list/server/desk-hub.ts'
import { tellWhatStaffChange, workListRoutes } from '../../features/work-list/server/routes.ts'
import type { AppContext } from './app-context.ts'
import { deskCaseRoute } from './desk-case-route.ts'
import { mailPreviewRoutes } from './mail-preview-routes.ts'
import type { Services } from './services.ts'

/** Routes of the desk for staff, each with the permission of a role. */
export async function staffRoutes(app: FastifyInstance, parts: AppContext, services: Services) {
  const { database, log, connection, onMailQueued } = parts
  const { staff } = services
  requireStaff(app, staff)
  const hub = createDeskHub(database, log)
  app.addHook('preClose', () => hub.close())
  enforceScope(app, database, formOf)
  tellWhatStaffChange(app, database)
  await app.register(ownAccountRoutes, { services: staff })
  await app.register(secondFactorRoutes, { services: staff })
  await app.register(colleagueRoutes, { services: staff })
  await app.register(workListRoutes, { services, hub })
  await app.register(replyTemplateRoutes, { services })
  await app.register(deskCaseRoute, { services })
  await app.register(deskCaseReadRoutes, { services })
  await app.register(deskCaseCommandRoutes, { services })
  await app.register(presenceRoutes, { database })
  await app.register(mailPreviewRoutes, { services })
  await app.register(portInRoutes, { services })
  await app.register(parcelRoutes, { services })
  await app.register(returnRoutes, { services })
  await app.register(heldProductRoutes, { services })
  await app.register(transferRoutes, { services })
  await app.register(caseFileRoutes, { services })
  await app.register(receivedMailRoute, { services })
  await app.register(bulkRoutes, { services })
  await app.register(assignmentRuleRoutes, { database })
  await app.register(coverageRoutes, { services })
  await app.register(addedAddressRoutes, { services })
  await app.register(caseCoverageRoutes, { services })
  await app.register(missedRoutes, { database })
  await app.register(apiClientRoutes, { services: services.tmf })
  await app.register(deskMailRoutes, { services })
  await app.register(deskCustomerRoutes, { services })
  await app.register(knownCustomerRoutes, { database })
  await app.register(auditRoutes, { services })
  await app.register(catalogueDeskRoutes, { services: services.catalogueDesk })
  await app.register(importRoutes, {
    services: { database, log, onImportDecided: onMailQueued, ...(connection && { connection }) },
  })
  await app.register(deskLinesRoutes, { services })
  await app.register(deskQuoteRoutes, { services })
  await app.register(webhookRoutes, { services })
}
