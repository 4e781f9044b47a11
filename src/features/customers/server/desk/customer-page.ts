import type { Queryable } from '../../../../platform/database/pool.ts'
import { deliveriesAbout } from '../../../../platform/deliveries/find-deliveries.ts'
import { sessionsOf } from '../../../../platform/sessions/sessions.ts'
import type { AuditServices } from '../../../audit/server/audit-log.ts'
import { auditEntries } from '../../../audit/server/entries.ts'
import type { OrderOrigin } from '../../../cases/order-origin.ts'
import { allCasesOfCustomer, type Case } from '../../../cases/server/case.ts'
import { noReferences } from '../../../details/references.ts'
import { findEvents } from '../../../events/server/find-events.ts'
import { linkIdsOf } from '../../../mailed-links/server/mailed-links.ts'
import { toMailDto } from '../../../mails/server/dto.ts'
import { namedSubjects } from '../../../mails/server/mail-subjects.ts'
import { staffNames } from '../../../staff/server/colleagues.ts'
import type { AccountStatus, DeskCustomer } from '../../contract-desk.ts'
import { detailsVersion } from '../details-version.ts'
import type { FoundAccount } from '../find-accounts.ts'
import { holderNames } from '../holder-names.ts'
import { customerById, type StoredCustomer } from '../stored-customers.ts'
import { registrationById } from '../stored-registrations.ts'

/** Customers and registrations as src/features/customers/contract-desk.ts has them. */

const accountStatusOf = (isRegistration: boolean, isBlocked: boolean): AccountStatus => {
  if (isRegistration) return 'registered'
  return isBlocked ? 'blocked' : 'active'
}

export const toAccountDto = ({
  kind,
  isBlocked,
  isNear: _near,
  firstName,
  lastName,
  ...account
}: FoundAccount) => ({
  ...account,
  standing: accountStatusOf(kind === 'registration', isBlocked),
  contactName: `${firstName} ${lastName}`.trim(),
})

/** Data that customers and registrations share. */
type Holder = Omit<StoredCustomer, 'passwordHash'>

/** A customer, or what waits for its first password, with this id; null where there is neither. */
export async function holderById(
  database: Queryable,
  id: string,
): Promise<{ readonly holder: Holder; readonly isRegistration: boolean } | null> {
  const customer = await customerById(database, id)
  if (customer) return { holder: customer, isRegistration: false }
  const registration = await registrationById(database, id)
  return registration && { holder: { ...registration, ...nothingYet }, isRegistration: true }
}

const nothingYet = {
  references: noReferences,
  contactDetails: null,
  technicalPerson: null,
  activatedAt: null,
  blockedAt: null,
  blockedReason: null,
  blockedBy: null,
} as const

const shownMails = 20
const shownEvents = 50
/** No session of the desk is one of a customer. */
const noSession = Buffer.alloc(0)

export type CustomerPageServices = AuditServices & {
  /** The quotes and branches of those of these cases that are orders of a quote, by the case's id. */
  readonly originsOfOrders: (
    database: Queryable,
    caseIds: readonly number[],
  ) => Promise<ReadonlyMap<number, OrderOrigin>>
}

/** All that the desk shows of a customer. */
export async function customerPage(
  { database, audit, originsOfOrders }: CustomerPageServices,
  { holder, isRegistration }: { readonly holder: Holder; readonly isRegistration: boolean },
): Promise<DeskCustomer> {
  const { id, blockedAt, blockedReason, blockedBy } = holder
  const [cases, events, linkIds, sessions, names] = await Promise.all([
    allCasesOfCustomer(database, id),
    findEvents(database, { customerId: id }, shownEvents),
    linkIdsOf(database, isRegistration ? { registrationId: id } : { customerId: id }),
    sessionsOf(database, id, noSession),
    blockedBy === null ? new Map<string, string>() : staffNames(database),
  ])
  const mails = await deliveriesAbout(
    database,
    {
      customerId: id,
      caseIds: cases.map(each => each.id),
      eventIds: events.map(each => each.id),
      mailedLinkIds: linkIds,
    },
    shownMails,
  )
  const [aboutOf, history, origins] = await Promise.all([
    namedSubjects(database, holderNames, mails),
    auditEntries(database, events, audit),
    originsOfOrders(
      database,
      cases.map(each => each.id),
    ),
  ])
  return {
    ...knownOf(holder, isRegistration),
    blocked:
      blockedAt === null
        ? null
        : {
            since: blockedAt.toISOString(),
            reason: blockedReason ?? '',
            by: (blockedBy !== null && names.get(blockedBy)) || null,
          },
    sessions: sessions.map(({ number, userAgent, createdAt, lastSeenAt }) => ({
      id: number,
      userAgent,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    cases: cases.map(each => caseOnWire(each, origins)),
    mails: mails.map(mail => toMailDto(mail, aboutOf(mail.id))),
    history,
  }
}

function knownOf(holder: Holder, isRegistration: boolean) {
  const { organization, contactDetails, technicalPerson } = holder
  const { email: _registered, firstName, lastName, gender, phoneNumber, ...company } = organization
  return {
    id: holder.id,
    standing: accountStatusOf(isRegistration, holder.blockedAt !== null),
    email: holder.email,
    companyName: company.companyName,
    kvkNumber: company.kvkNumber,
    contactName: `${firstName} ${lastName}`.trim(),
    city: company.city,
    createdAt: holder.createdAt.toISOString(),
    activatedAt: holder.activatedAt?.toISOString() ?? null,
    version: detailsVersion(holder),
    company: { ...company, phoneNumber, kvkChecked: holder.kvkChecked, references: holder.references },
    contact: {
      gender,
      firstName,
      lastName,
      contactDetails: contactDetails ?? { email: holder.email, phoneNumber },
      technicalPerson: technicalPerson && {
        gender: technicalPerson.gender,
        firstName: technicalPerson.firstName,
        lastName: technicalPerson.lastName,
        phoneNumber: technicalPerson.phoneNumber,
        email: technicalPerson.email,
      },
    },
  }
}

const caseOnWire = (
  { id, number, kind, purpose, productType, state, openedAt }: Case,
  origins: ReadonlyMap<number, OrderOrigin>,
) => ({
  number,
  kind,
  purpose,
  productType,
  state,
  openedAt: openedAt.toISOString(),
  origin: origins.get(id) ?? null,
})
