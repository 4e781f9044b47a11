import { fittingBundle, isSubscription } from '../../../checkout/rules/mobiel.ts'
import { dataTexts } from '../../../checkout/texts/mobiel.ts'
import { dataUsage } from '../../texts.ts'
import { usePageData } from './page-data.ts'
import { TextTable } from './text-table.tsx'

const { headings, uses, workingDaysPerMonth } = dataUsage

/** Common uses with the smallest sufficient bundle of the catalogue. Nothing while the catalogue cannot be read. */
export function DataUsage() {
  const { products } = usePageData()
  const bundles = (products ?? []).filter(isSubscription).map(product => product.dataBundleGb)
  if (bundles.length === 0) return null
  return (
    <TextTable>
      <thead>
        <tr>
          <th scope="col">{headings.use}</th>
          <th scope="col">{headings.perDay}</th>
          <th scope="col">{headings.bundle}</th>
        </tr>
      </thead>
      <tbody>
        {uses.map(({ use, perDay, megabytesPerDay }) => (
          <tr key={use}>
            <td>{use}</td>
            <td>{perDay}</td>
            <td>{inWords(fittingBundle((megabytesPerDay * workingDaysPerMonth) / 1000, bundles))}</td>
          </tr>
        ))}
      </tbody>
    </TextTable>
  )
}

function inWords(bundle: number | null | undefined): string {
  if (bundle === undefined) return '–'
  return bundle === null ? dataTexts.unlimited : dataTexts.bundle(bundle)
}
