import { formatEuro } from '../../../../common/money.ts'
import { paidTexts } from '../../../../common/texts.ts'
import { Price } from '../../../../ui/kit/price.tsx'
import { vatPercentage } from '../../../carts/totals.ts'
import { planTexts, priceTableTexts } from '../../texts.ts'
import { termLabel } from '../content/price-table.ts'
import { TextTable } from '../content/text-table.tsx'
import type { PlanTerm } from './plan-terms.ts'

/** The monthly total of each plan at each term. */
export function PlanTable({ terms }: { terms: readonly PlanTerm[] }) {
  const names = new Set(terms.flatMap(({ plans }) => plans.map(({ name }) => name)))
  return (
    <>
      <TextTable>
        <thead>
          <tr>
            <th scope="col">{planTexts.plan}</th>
            {terms.map(({ months }) => (
              <th key={months} scope="col">
                {termLabel(months)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...names].map(name => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {terms.map(term => (
                <td key={term.months}>
                  <MonthlyOf term={term} name={name} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TextTable>
      <p>
        <small>{priceTableTexts.withoutVat(vatPercentage)}</small>
      </p>
    </>
  )
}

function MonthlyOf({ term: { plans }, name }: { term: PlanTerm; name: string }) {
  const plan = plans.find(each => each.name === name)
  if (!plan) return '–'
  return <Price amount={formatEuro(plan.monthly.inCents)} per={paidTexts.perMonth} />
}
