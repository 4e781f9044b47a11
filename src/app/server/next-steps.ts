import { lastDaysAmong } from '../../features/agreements/server/end-case.ts'
import type { FactSources, StepSources } from '../../features/cases/server/next-step/facts.ts'
import { stepCalendar } from '../../features/cases/server/step-calendar.ts'
import { lateReturnsAmong } from '../../features/device-returns/server/stored-returns.ts'
import { callBacksAmong } from '../../features/forms/server/submissions.ts'
import { waitingAmong } from '../../features/orders/server/line-changes/stored-changes.ts'
import { portInsAmong } from '../../features/orders/server/port-ins.ts'
import { sentAmong } from '../../features/quotes/server/stored-versions.ts'
import type { Config } from '../../platform/config/config.ts'

/** Facts that features know of a case, and that decide its next step. */
const facts: FactSources = {
  portIns: portInsAmong,
  proposals: waitingAmong,
  quotes: sentAmong,
  ends: lastDaysAmong,
  returns: lateReturnsAmong,
  callBacks: callBacksAmong,
}

export const stepSources = (config: Pick<Config, 'closingDays'>): StepSources => ({
  calendar: stepCalendar(config),
  facts,
})
