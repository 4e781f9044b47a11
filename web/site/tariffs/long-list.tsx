import type { TariffList } from '../../../content/tariffs/schema.ts'
import { TextTable } from '../content/text-table.tsx'
import { formatTariff } from './tariff-names.ts'

/** Every country of a tariff list. */
export const LongList = ({ list: { long, longStartInTenthsOfCents } }: { list: TariffList }) => (
  <>
    <h3>Alle landen</h3>
    <p>Per gesprek komt daar {formatTariff(longStartInTenthsOfCents)} starttarief bij.</p>
    <TextTable>
      <thead>
        <tr>
          <th scope="col">Land</th>
          <th scope="col">Code</th>
          <th scope="col">Vast, per minuut</th>
          <th scope="col">Mobiel, per minuut</th>
        </tr>
      </thead>
      <tbody>
        {long.map(row => (
          <tr key={row.destination}>
            <th scope="row">{row.destination}</th>
            <td>{row.code}</td>
            <td>{formatTariff(row.fixedPerMinuteInTenthsOfCents)}</td>
            <td>{formatTariff(row.mobilePerMinuteInTenthsOfCents)}</td>
          </tr>
        ))}
      </tbody>
    </TextTable>
  </>
)
