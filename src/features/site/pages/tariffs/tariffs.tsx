import { island } from '../../../../ui/islands/island.tsx'
import { TextWithAmounts } from '../../../../ui/kit/text-with-amounts.tsx'
import { perMinute, startTariff, type TariffListId } from '../../../catalogue/tariffs.ts'
import { tariffTexts } from '../../texts.ts'
import { dateInWords } from '../content/page-byline.tsx'
import { usePageData } from '../content/page-data.ts'
import { TextTable } from '../content/text-table.tsx'
import AllCountriesIsland from './all-countries.island.tsx'
import { longTariffsPath, type ShortTariffs } from './tariff-names.ts'
import styles from './tariffs.module.css'

const AllCountries = island('all-countries', AllCountriesIsland)

/** The destinations that are called most, and a button that gets all others (marketing-site §2.3). */
export function Tariffs({ list }: { list: TariffListId }) {
  const tariffs = usePageData().tariffs?.[list]
  if (!tariffs) return <p>{tariffTexts.unavailable}</p>
  const { note, updated, short } = tariffs
  const url = longTariffsPath(list)
  return (
    <div className={styles.tariffs}>
      <p>
        {note} {tariffTexts.validFrom(dateInWords(updated))}
      </p>
      <ShortTable rows={short} />
      <AllCountries url={url} />
      <noscript>
        <p>
          <a href={url}>{tariffTexts.openAll}</a>
        </p>
      </noscript>
    </div>
  )
}

const ShortTable = ({ rows }: { rows: ShortTariffs['short'] }) => (
  <TextTable>
    <thead>
      <tr>
        <th scope="col">{tariffTexts.destination}</th>
        <th scope="col">{tariffTexts.kind}</th>
        <th scope="col">{tariffTexts.perMinute}</th>
        <th scope="col">{tariffTexts.startTariff}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(row => (
        <tr key={`${row.destination} ${row.kind}`}>
          <th scope="row">{row.destination}</th>
          <td>{row.kind}</td>
          <td>
            <TextWithAmounts>{perMinute(row)}</TextWithAmounts>
          </td>
          <td>
            <TextWithAmounts>{startTariff(row.startInTenthsOfCents)}</TextWithAmounts>
          </td>
        </tr>
      ))}
    </tbody>
  </TextTable>
)
