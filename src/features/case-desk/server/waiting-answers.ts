import type { StoredDelivery } from '../../../platform/deliveries/stored-deliveries.ts'
import { addressList } from '../../cases/cc-addresses.ts'
import { caseMails } from '../../cases/mails.ts'
import type { CaseMessage } from '../../cases/server/planning/notes-and-messages.ts'
import type { StoredEvent } from '../../events/server/case-events.ts'
import type { WaitingAnswer } from '../contract-parts.ts'
import type { ShownFile } from './timeline.ts'

type Known = {
  readonly events: readonly StoredEvent[]
  readonly mails: readonly StoredDelivery[]
  readonly messages: readonly CaseMessage[]
  readonly files: readonly ShownFile[]
  /** Names of colleagues by id. */
  readonly names: ReadonlyMap<string, string>
  readonly now: Date
}

/** Answers whose mail no worker has begun to send; the first to go first. */
export const waitingAnswers = ({ events, mails, messages, files, names, now }: Known): WaitingAnswer[] =>
  mails
    .filter(
      ({ kind, state, attempts }) => kind === caseMails.message.name && state === 'queued' && attempts === 0,
    )
    .toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime())
    .flatMap(({ eventId, dueAt }) => {
      const event = events.find(({ id }) => id === eventId)
      const message = messages.find(({ id }) => id === event?.data.message)
      if (!event || !message) return []
      const { id, subject, text, cc } = message
      return [
        {
          message: id,
          subject,
          text,
          cc: addressList(cc),
          files: files.filter(({ messageId }) => messageId === id).map(({ file }) => file),
          by: names.get(event.actorId ?? '') ?? null,
          goesAt: dueAt.toISOString(),
          msLeft: Math.max(0, dueAt.getTime() - now.getTime()),
          isPlanned: 'startsAt' in event.data,
        },
      ]
    })
