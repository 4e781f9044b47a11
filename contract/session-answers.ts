import * as z from 'zod/mini'

/** What the calls of `session.ts` answer: apart from them, because a page calls before it has loaded any schema. */
export const CsrfToken = z.object({ data: z.string() })
export const CaptchaKey = z.object({ key: z.string() })
export const ResellerCompanyName = z.string()
