import type { EventFactName } from '../../events/event-facts.ts'
import type { EventType } from '../../events/server/events.ts'
import { auditFactNames, auditTypeNames } from '../texts.ts'

/** Every kind of event and every fact of one in words: one that is forgotten does not compile. */
export const typeNames: Readonly<Record<EventType, string>> = auditTypeNames
export const factNames: Readonly<Record<EventFactName, string | null>> = auditFactNames
