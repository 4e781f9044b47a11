import * as z from 'zod/mini'
import { staffRoles } from '../domain/staff-roles.ts'
import { fieldFacts } from './field-facts.ts'
import { emailField } from './fields.ts'

/** Who works at the desk, for administrators. */

const Role = z
  .enum(staffRoles, { error: 'Kies een rol' })
  .register(fieldFacts, { label: 'Rol', kind: 'choice' })

/** GET /api/beheer/medewerkers → everybody, by name; who was invited and did not come yet last. */
export const colleagueList = { method: 'GET', path: '/api/beheer/medewerkers' } as const
const Colleague = z.object({
  id: z.string(),
  /** Empty until the invitation is taken. */
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  /** `expired`: the invitation was not taken in time. */
  state: z.enum(['active', 'blocked', 'invited', 'expired']),
  hasSecondFactor: z.boolean(),
  /** ISO 8601; null where he is signed in nowhere. */
  lastSeenAt: z.nullable(z.string()),
})
export type Colleague = z.infer<typeof Colleague>
export const Colleagues = z.object({
  secondFactorRequired: z.boolean(),
  colleagues: z.array(Colleague),
})

/** POST /api/beheer/medewerkers: Invitation → 204 and a mail with a link; 422 where somebody has the address already. */
export const inviteColleague = { method: 'POST', path: colleagueList.path } as const
export const Invitation = z.object({ email: emailField, role: Role })
export type Invitation = z.infer<typeof Invitation>

const ofColleague = <Method extends string>(method: Method, id: string, what: string) => ({
  method,
  path: `${colleagueList.path}/${encodeURIComponent(id)}${what}`,
})

/** PUT …/{id}/rol: RoleChange → 204; 409 for one's own role, or the last administrator's. */
export const changeRole = (id: string) => ofColleague('PUT' as const, id, '/rol')
export const RoleChange = z.object({ role: Role })

/** PUT …/{id}/blokkade: Blocking → 204, and his sessions end; 409 for oneself, or the last administrator. */
export const blockColleague = (id: string) => ofColleague('PUT' as const, id, '/blokkade')
export const Blocking = z.object({ isBlocked: z.boolean() })

/** POST …/{id}/link, no body → 204: mails the invitation again, or a link to choose another password. */
export const mailStaffLink = (id: string) => ofColleague('POST' as const, id, '/link')

/** POST …/{id}/tweede-factor/einde, no body → 204: for who lost his phone and his recovery codes. */
export const removeColleaguesFactor = (id: string) => ofColleague('POST' as const, id, '/tweede-factor/einde')

/** DELETE …/{id} → 204: withdraws an invitation; 409 where it was taken. */
export const withdrawInvitation = (id: string) => ofColleague('DELETE' as const, id, '')

/** PUT /api/beheer/medewerkers/tweede-factor: SecondFactorDemand → 204. */
export const demandSecondFactor = {
  method: 'PUT',
  path: `${colleagueList.path}/tweede-factor`,
} as const
export const SecondFactorDemand = z.object({ isRequired: z.boolean() })
