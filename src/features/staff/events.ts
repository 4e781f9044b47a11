import { declareEvent } from '../../common/event-kind.ts'

/** Events of colleagues and of what is set for all of them. */
export const staffEvents = {
  signedIn: declareEvent('staff-signed-in', 'secondFactor'),
  invited: declareEvent('staff-invited', 'role'),
  invitationWithdrawn: declareEvent('staff-invitation-withdrawn'),
  settingChanged: declareEvent('staff-setting-changed', 'isRequired', 'count'),
  joined: declareEvent('staff-joined'),
  changed: declareEvent('staff-changed', 'before', 'after', 'isBlocked', 'isSetUp', 'ended'),
} as const
