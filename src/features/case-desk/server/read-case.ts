import { formName } from '../../../../content/site-forms.ts'
import { deskTime } from '../../../common/desk-moments.ts'
import { closedOn, dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { nextWorkingDays, workingDaysAfter } from '../../../common/working-days.ts'
import { mailsOfCase } from '../../../platform/deliveries/case-deliveries.ts'
import type { StoredDelivery } from '../../../platform/deliveries/stored-deliveries.ts'
import { nextAttempt } from '../../cases/call-outcomes.ts'
import { caseTable, isOver, manualStateError, stateLabelOf, stepError } from '../../cases/case-states.ts'
import { casePath } from '../../cases/contract.ts'
import type { CaseMail, ReceivedMailDto } from '../../cases/contract-timeline.ts'
import { caseEvents } from '../../cases/events.ts'
import { milestoneOf } from '../../cases/milestones.ts'
import { waitingDays } from '../../cases/next-step.ts'
import { isOpenNumber } from '../../cases/port-in-states.ts'
import { answeredBy } from '../../cases/provider-answer.ts'
import type { Case } from '../../cases/server/case.ts'
import { nextStepOf } from '../../cases/server/next-step/due.ts'
import { deliveryPlanOf } from '../../cases/server/planning/delivery-plan.ts'
import { messagesOf, notesOf } from '../../cases/server/planning/notes-and-messages.ts'
import { openReplies, openRequests, toRequestDto } from '../../cases/server/planning/open-requests.ts'
import { plannedCallOf } from '../../cases/server/planning/planned-call.ts'
import { snoozeOf, waitingNow } from '../../cases/server/planning/snoozes.ts'
import { resellersOfCases } from '../../cases/server/resellers-of-cases.ts'
import { reasonLabel, reasonsFor, takeBackReasons } from '../../cases/state-reasons.ts'
import { type CaseScope, isApplication } from '../../desk/case-scope.ts'
import { may, type StaffRole } from '../../desk/staff-roles.ts'
import { valuesOfCase } from '../../events/server/case-events.ts'
import { eventsOfCase } from '../../events/server/events.ts'
import { formOf } from '../../forms/server/submissions.ts'
import { receivedMailsOf } from '../../incoming-mails/server/dto.ts'
import { lineChangesOf } from '../../line-changes/server/dto.ts'
import { portInsOf } from '../../orders/server/port-ins.ts'
import { assignableColleagues, colleaguesOf } from '../../staff/server/colleagues.ts'
import type { DeskCase } from '../contract.ts'
import { actorNames, actorOf } from './actor-names.ts'
import { caseContent } from './case-content.ts'
import { bouncedOf, infectedOf } from './mail-troubles.ts'
import type { ReadPart } from './read-parts.ts'
import { casesBeside } from './related-cases.ts'
import type { DeskCaseServices } from './services.ts'
import { shownFiles } from './shown-files.ts'
import { entryOfMail, mailEntries, timelineOf } from './timeline.ts'
import { undoOf } from './undo-state.ts'
import { waitingAnswers } from './waiting-answers.ts'

/** Two weeks. */
const shownWorkingDays = 10

/** All that is known of a case, as it is shown (src/features/case-desk/contract.ts). */
export async function readCase<Parts>(
  {
    database,
    closingDays,
    steps,
    coverageAt,
    virusScanner,
    searchSources,
  }: Pick<
    DeskCaseServices,
    'database' | 'closingDays' | 'steps' | 'coverageAt' | 'virusScanner' | 'searchSources'
  >,
  found: Case,
  { now, scope, role }: { readonly now: Date; readonly scope: CaseScope; readonly role: StaffRole },
  readParts: ReadPart<Parts>,
): Promise<Omit<DeskCase, 'streamFilter'> & Parts> {
  const { id, number, kind, state } = found
  const isClosed = closedOn(closingDays)
  const today = dayInTheNetherlands(now)
  const [
    content,
    events,
    values,
    notes,
    messages,
    received,
    files,
    colleagues,
    plannedCall,
    delivery,
    portIns,
    related,
    next,
    resellers,
    formId,
    snooze,
    partsOf,
  ] = await Promise.all([
    caseContent(database, coverageAt, found, name => casePath(number, `documenten/${name}`)),
    eventsOfCase(database, id),
    valuesOfCase(database, id),
    notesOf(database, id),
    messagesOf(database, id),
    receivedMailsOf(database, virusScanner, id),
    shownFiles(database, virusScanner, id),
    colleaguesOf(database),
    plannedCallOf(database, id),
    deliveryPlanOf(database, id),
    portInsOf(database, id),
    casesBeside(database, found, { scope, sources: searchSources }),
    nextStepOf(database, found, now, steps),
    resellersOfCases(database, [id]),
    formOf(database, found),
    snoozeOf(database, id),
    readParts(database, found, { role }),
  ])
  const mails = await mailsOfCase(database, { caseId: id, eventIds: events.map(event => event.id) })
  const names = await actorNames(database, colleagues, events)
  return {
    number,
    kind,
    form: formId === null ? null : formOnWire(formId),
    state,
    stateLabel: stateLabelOf(found, state),
    purpose: found.purpose,
    version: found.version,
    productType: found.productType,
    organization: found.organizationName,
    contact: { name: found.contactName, email: found.contactEmail, phone: found.contactPhone },
    bounced: await bouncedOf(database, found),
    infected: infectedOf(events, mails, files),
    customerId: found.customerId,
    reseller: resellers.get(id) ?? null,
    isTest: found.isTest,
    openedAt: found.openedAt.toISOString(),
    closedAt: found.closedAt?.toISOString() ?? null,
    reason: reasonNow(found, events),
    dueAt: found.dueAt?.toISOString() ?? null,
    waits: waitingNow(snooze, { dueAt: found.dueAt, asked: openReplies(kind, events), now }),
    next: next?.step ?? null,
    assignee: found.assigneeId === null ? null : actorOf(found.assigneeId, names),
    colleagues: assignableColleagues(colleagues, formId).map(({ id: staffId, name }) => ({
      id: staffId,
      name,
    })),
    transitions: Object.keys(caseTable(kind).states)
      .filter(to => to !== state)
      .map(to => ({
        state: to,
        label: stateLabelOf(found, to),
        refusal:
          stepError(kind, state, to) ?? manualStateError(found, to, portIns.filter(isOpenNumber).length),
        milestone: milestoneOf(found, state, to),
        isFinal: isOver(kind, to),
        reasons: choices(reasonsFor(kind, to)),
      })),
    takeBack: takeBackOf(found, undoOf(found, events, mails, now)),
    ...content,
    ...(!may(role, 'agreements.read') && { heldProducts: [], agreement: null }),
    ...partsOf({ portIns, address: content.correctable.address, isClosed }),
    consents: content.consents.map(({ readOutBy, ...consent }) => ({
      ...consent,
      readOutBy: readOutBy === null ? null : actorOf(readOutBy, names).name,
    })),
    lineChanges:
      kind === 'order' && found.purpose !== 'end' ? await lineChangesOf(database, found, now) : null,
    mails: mails.map(mail => mailOnWire(mail, events)),
    asked: openRequests(kind, events, values).map(request =>
      toRequestDto({ ...request, words: request.words || wordsOfMail(request.id, events, received) }),
    ),
    waiting: waitingAnswers({ events, mails, messages, files, names, now }),
    plannedCall: plannedCall?.toISOString() ?? null,
    delivery,
    today,
    firstWishDate: answeredBy(today, isClosed),
    workingDays: [...nextWorkingDays(today, shownWorkingDays, isClosed)],
    nextAttempt: nextAttempt(today, deskTime(now), isClosed),
    usualFollowUp: workingDaysAfter(today, waitingDays, isClosed),
    ...related,
    timeline: [
      ...mailEntries(mails, events),
      ...timelineOf(events, {
        kind,
        purpose: found.purpose,
        names,
        notes,
        messages,
        received,
        files,
        values,
        portIns,
        heldProducts: content.heldProducts,
      }).toReversed(),
    ].toSorted((one, other) => other.at.localeCompare(one.at)),
  }
}

const longestExcerpt = 300

/** The beginning of the mail that an event tells of; empty where it tells of none. */
function wordsOfMail(
  eventId: number,
  events: Parameters<typeof timelineOf>[0],
  received: readonly ReceivedMailDto[],
): string {
  const event = events.find(({ id }) => id === eventId)
  const mail = received.find(({ id }) => id === event?.data.mail)
  const text = mail?.text ?? ''
  return text.length > longestExcerpt ? `${text.slice(0, longestExcerpt)}…` : text
}

const formOnWire = (formId: string): DeskCase['form'] => ({
  name: formName(formId),
  isApplication: isApplication(formId),
})

const choices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** Why a case is in its state, as it is called. */
function reasonNow(
  { kind, state, closedReason }: Case,
  events: Parameters<typeof timelineOf>[0],
): string | null {
  const last = events.findLast(({ type }) => type === caseEvents.stateChanged)
  const reason = last?.data.reason ?? closedReason
  return typeof reason === 'string'
    ? reasonLabel(kind, { state, reason, isTakenBack: last?.data.takenBack === true })
    : null
}

const takeBackOf = ({ kind }: Case, way: ReturnType<typeof undoOf>): DeskCase['takeBack'] =>
  way.refusal === null
    ? { label: stateLabelOf({ kind }, way.state), isTold: way.isTold, reasons: choices(takeBackReasons) }
    : null

function mailOnWire(mail: StoredDelivery, events: Parameters<typeof timelineOf>[0]): CaseMail {
  const isHeld = mail.state === 'queued' && mail.heldAt !== null
  return {
    id: mail.id,
    kind: mail.kind,
    recipient: mail.recipient ?? '',
    state: isHeld ? 'held' : mail.state,
    overtakenBy: mail.overtakenBy,
    queuedAt: mail.createdAt.toISOString(),
    endedAt: mail.endedAt?.toISOString() ?? null,
    attempts: mail.attempts,
    lastError: mail.lastError,
    entry: entryOfMail(mail, events),
  }
}
