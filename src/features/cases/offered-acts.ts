import type { AfterAnswer } from './command-schemas.ts'

/** Acts of the ready-made text that was chosen last: the form of its mail offers them, and each can be left out. */
export type OfferedActs = Readonly<AfterAnswer>

/** Which of them are wanted. */
export type WantedActs = Record<keyof AfterAnswer, boolean>

export const wantedAtFirst = ({ waitDays, assignee, close }: OfferedActs): WantedActs => ({
  waitDays: waitDays !== null,
  assignee: assignee !== null,
  close: close !== null,
})

/** The acts that go with the mail. */
export const wantedOf = (offered: OfferedActs, wanted: WantedActs): AfterAnswer => ({
  waitDays: wanted.waitDays ? offered.waitDays : null,
  assignee: wanted.assignee ? offered.assignee : null,
  close: wanted.close ? offered.close : null,
})
