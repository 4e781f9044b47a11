import { auditTypeNames } from '../../content/audit-texts.ts'
import type { EventType } from '../events/events.ts'

/** Every kind of event in words: one that is forgotten does not compile. */
const typeNames: Readonly<Record<EventType, string>> = auditTypeNames

/** The word for a kind; one of another version has none and stands as it is. */
export const typeName = (type: string): string =>
  Object.entries(typeNames).find(([known]) => known === type)?.[1] ?? type
