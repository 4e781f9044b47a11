import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { argumentsOf } from '../../../scripts/lib/server-programs.mjs'
import { type TestShop, testAppSecret } from '../server/testing-shop.ts'

const run = promisify(execFile)

/** `npm run mail -- …` beside a shop of the tests; rejects where it ends with another code than 0. */
export const mailCommand = (shop: TestShop, ...args: string[]) =>
  mailCommandWith({ PUBLIC_URL: 'https://shop.example' }, shop, ...args)

/** The same with variables that say where links lead to. */
export const mailCommandWith = (env: NodeJS.ProcessEnv, shop: TestShop, ...args: string[]) =>
  run(process.execPath, [...argumentsOf('mail'), ...args], {
    env: {
      ...process.env,
      DATABASE_URL: shop.testDatabase.connectionString,
      APP_SECRET: testAppSecret,
      ...env,
    },
  })
