import { renderToStaticMarkup } from 'react-dom/server'
import type { RouterContextProvider } from 'react-router'
import { TextWithAmounts } from '../../../../ui/kit/text-with-amounts.tsx'
import { pageServices } from '../../../../ui/navigation/page-context.ts'
import { formatTariff, type TariffList, type TariffListId } from '../../../catalogue/tariffs.ts'
import { tariffTexts } from '../../texts.ts'
import { TextTable } from '../content/text-table.tsx'

/** A whole tariff list as a piece of a page: the same for everyone, so the server keeps it as it keeps pages. */
export async function longTariffsAnswer(
  context: Readonly<RouterContextProvider>,
  id: TariffListId,
): Promise<Response> {
  const { [id]: list } = await context.get(pageServices).tariffs()
  return new Response(renderToStaticMarkup(<LongList list={list} />), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, no-cache' },
  })
}

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
