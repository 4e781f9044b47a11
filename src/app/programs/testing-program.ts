import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { argumentsOf } from '../../../scripts/lib/server-programs.mjs'

/** How a program ended. */
export type Run = { readonly code: number; readonly stdout: string; readonly stderr: string }

/** Runs a command-line program as `npm run NAME -- …` does. @param variables beside those of the tests */
export async function runProgram(
  [name, ...words]: readonly [string, ...string[]],
  variables: NodeJS.ProcessEnv,
): Promise<Run> {
  const env = { ...process.env, ...variables }
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [...argumentsOf(name), ...words], {
      env,
    })
    return { code: 0, stdout, stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as Run
    return { code, stdout, stderr }
  }
}
