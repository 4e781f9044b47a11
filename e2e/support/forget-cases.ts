import type { TestDatabase } from '../../src/platform/database/testing.ts'

/** Removes all that came in, with its mails and events. */
export const forgetCases = ({ pool }: TestDatabase): Promise<unknown> =>
  pool.query("begin; set local shop.retention = 'on'; delete from cases; commit")
