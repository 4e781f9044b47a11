import { execFileSync } from 'node:child_process'
import os from 'node:os'
import type { Attack, Result } from './attack.ts'

/** The outcome of all inputs of one call. */
function rowOf(call: string, results: readonly Result[]): string {
  const statuses = new Map<string, number>()
  for (const { outcome } of results) {
    const ending = String(outcome.status ?? 'cut')
    statuses.set(ending, (statuses.get(ending) ?? 0) + 1)
  }
  const endings = [...statuses].toSorted().map(([status, count]) => `${status}: ${count}`)
  const refusals = results.filter(
    ({ outcome }) => outcome.status !== null && outcome.status >= 400 && !outcome.isPage,
  )
  const most = (of: (result: Result) => number, among = results) => Math.round(Math.max(0, ...among.map(of)))
  return `| ${call} | ${results.length} | ${endings.join(', ')} | ${most(({ waitMs }) => waitMs)} | ${most(({ loopMs }) => loopMs)} | ${most(({ outcome }) => outcome.bytes, refusals)} | ${results.filter(({ faults }) => faults.length > 0).length || ''} |`
}

export const inWords = ({ input, outcome, faults }: Result): string =>
  `${input.call}, ${input.what} (${JSON.stringify(input.sender)}): ${faults.join('; ')}; answered ${outcome.status ?? 'by nothing'}`

/** The table for bench/results/hostile.md. */
export function reportOf(
  attack: Attack,
  results: readonly Result[],
  alone: readonly string[],
  minutes: number,
): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const ms = (value: number) => `${Math.round(value)} ms`
  const faulty = results.filter(({ faults }) => faults.length > 0)
  const slowest = results
    .filter(({ runs }) => runs > 0)
    .toSorted((one, other) => other.waitMs + other.loopMs - one.waitMs - one.loopMs)
    .slice(0, 40)
  return [
    '# Hostile inputs',
    '',
    `${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, load ${os.loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
    '',
    `\`npm run bench:hostile\`: ${results.length} inputs in ${minutes.toFixed(0)} minutes, ${faulty.length + alone.length} faults. Quiet, the longest wait was ${ms(attack.quiet.waitMs)} and the longest delay of the event loop ${ms(attack.quiet.loopMs)}; beside an input ${ms(attack.goal.waitMs)} and ${ms(attack.goal.loopMs)} are allowed.`,
    ...(faulty.length + alone.length === 0
      ? []
      : ['', '## Faults', '', ...[...alone, ...faulty.map(inWords)].map(line => `- ${line}`)]),
    '',
    '## By call',
    '',
    'Waits and delays are the longest of its inputs, in milliseconds; refusals the largest in bytes.',
    '',
    '| call | inputs | answers | wait | event loop | refusal | faults |',
    '|---|--:|---|--:|--:|--:|--:|',
    ...[...Map.groupBy(results, ({ input }) => input.call)].map(([call, of]) => rowOf(call, of)),
    '',
    '## The slowest that were sent by themselves',
    '',
    '| input | runs | answer | wait | event loop |',
    '|---|--:|--:|--:|--:|',
    ...slowest.map(
      ({ input, runs, outcome, waitMs, loopMs }) =>
        `| ${input.call}, ${input.what} | ${runs} | ${outcome.status ?? 'cut'} | ${Math.round(waitMs)} | ${Math.round(loopMs)} |`,
    ),
    '',
  ].join('\n')
}
