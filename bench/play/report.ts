import { type ProductType, productTypes } from '../../src/features/catalogue/product.ts'
import { circumstances, tableOf } from '../report.ts'
import { invariants } from './invariants.ts'
import type { Play } from './play.ts'

/** Why a play ended early, and how to see it again. */
export function brokenInWords({ seed, productType, broken }: Play, stepsPerPlay: number): string {
  if (!broken) return ''
  const { problems, step, lastMoves, urls, screenshots } = broken
  return [
    `Broken at step ${step} of seed ${seed}:`,
    ...problems.map(problem => `  ${problem}`),
    'The last moves:',
    ...lastMoves.map(move => `  ${move}`),
    ...urls.map(url => `On ${url}`),
    ...screenshots.map(file => `Screenshot: ${file}`),
    `Repeat it: npm run bench:play -- --seed ${seed} --type ${productType} --steps ${stepsPerPlay}`,
    '',
  ].join('\n')
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** bench/results/play.md of a run without a broken invariant. */
export function playReport(plays: readonly Play[], seed: number): string {
  const row = (type: ProductType) => {
    const begun = plays.filter(({ productType }) => productType === type)
    const steps = sum(plays.map(({ stepsPerType }) => stepsPerType[type] ?? 0))
    return [
      type,
      steps,
      begun.length,
      sum(begun.map(({ orders }) => orders)),
      sum(begun.map(({ quotes }) => quotes)),
    ]
  }
  const total = {
    steps: sum(plays.map(({ steps }) => steps)),
    orders: sum(plays.map(({ orders }) => orders)),
    quotes: sum(plays.map(({ quotes }) => quotes)),
    checks: sum(plays.map(({ checks }) => checks)),
  }
  const figure = (number: number) => number.toLocaleString('en-GB')
  return [
    '# Play',
    '',
    circumstances(),
    '',
    `\`npm run bench:play -- --seed ${seed} --steps ${total.steps}\`: no broken invariant. ${figure(total.checks)} checks of`,
    `${invariants.length} invariants, beside what each move must come to, every request, console and exception, and each order in`,
    'the database.',
    '',
    tableOf(
      [
        'type',
        'steps on its pages:',
        'visits begun with it:',
        'orders in these visits:',
        'quotes in these visits:',
      ],
      [
        ...productTypes.map(row),
        ['**all**', ...[total.steps, plays.length, total.orders, total.quotes].map(count => `**${count}**`)],
      ],
    ),
    '',
    'Invariants:',
    '',
    ...invariants.map(({ name }) => `- ${name}`),
    '',
  ].join('\n')
}
