import * as z from 'zod/mini'
import type { EventKind } from '../../common/event-kind.ts'

/** The kind of an event in an answer: a word, which tables are asked with (`byKind`). */
export const eventKindField = z.string() as unknown as z.ZodMiniType<EventKind, EventKind>
