import * as z from 'zod/mini'
import { wholeToken } from '../../common/contract/link-token.ts'

/** Token behind the # of a mailed link. */
export const LinkToken = z.string().check(z.regex(wholeToken))

export const LinkQuestion = z.object({ token: LinkToken })
