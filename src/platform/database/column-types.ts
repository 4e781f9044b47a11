import { customType } from 'drizzle-orm/pg-core'

/** Pattern for `like` that matches rows containing the typed text literally. */
export const containing = (typed: string): string => `%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Bytes, such as a hash or something encrypted. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
