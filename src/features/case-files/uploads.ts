import { mostBytes, mostFiles } from './limits.ts'

/** The field of a form in which customers send files along. */
export const fileField = 'bestanden'

/** The part of a call that takes such files; one more than may be sent, so that it is said at the field. */
export const withFiles = { files: { field: fileField, max: mostFiles + 1 } } as const

/** The largest body of such a call: the files, and as much as any other form has. */
export const uploadLimit = mostBytes + 64 * 1024
