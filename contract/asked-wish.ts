import * as z from 'zod/mini'
import { wishes } from '../domain/wishes.ts'

/** What a customer asked of staff, in his own words, and when (ISO 8601). */
export const AskedWish = z.object({ wish: z.enum(wishes), words: z.string(), at: z.string() })
export type AskedWish = z.infer<typeof AskedWish>
