import { renderToStaticMarkup } from 'react-dom/server'
import type { TariffList } from '../../../../../content/tariffs/schema.ts'
import { TextWithAmounts } from '../../../../ui/kit/text-with-amounts.tsx'
import { tariffTexts } from '../../texts.ts'
import { TextTable } from '../content/text-table.tsx'
import { tariffLists } from './tariff-lists.server.ts'
import { formatTariff, type TariffListName } from './tariff-names.ts'

/** A whole tariff list as a piece of a page: the same for everyone, so the server keeps it as it keeps pages. */
export const longTariffsAnswer = (name: TariffListName): Response =>
  new Response(renderToStaticMarkup(<LongList list={tariffLists[name]} />), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, no-cache' },
  })

/** Every country of a tariff list. */
const LongList = ({ list: { long, longStartInTenthsOfCents } }: { list: TariffList }) => (
  <>
    <h3>{tariffTexts.allCountries}</h3>
    <p>
      <TextWithAmounts>{tariffTexts.start(formatTariff(longStartInTenthsOfCents))}</TextWithAmounts>
    </p>
    <TextTable>
      <thead>
        <tr>
          <th scope="col">{tariffTexts.country}</th>
          <th scope="col">{tariffTexts.code}</th>
          <th scope="col">{tariffTexts.fixed}</th>
          <th scope="col">{tariffTexts.mobile}</th>
        </tr>
      </thead>
      <tbody>
        {long.map(row => (
          <tr key={row.destination}>
            <th scope="row">{row.destination}</th>
            <td>{row.code}</td>
            <td translate="no">{formatTariff(row.fixedPerMinuteInTenthsOfCents)}</td>
            <td translate="no">{formatTariff(row.mobilePerMinuteInTenthsOfCents)}</td>
          </tr>
        ))}
      </tbody>
    </TextTable>
  </>
)
