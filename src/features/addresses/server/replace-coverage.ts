import type { Readable } from 'node:stream'
import type { ClientBase } from 'pg'
import { normalizeSuffix } from '../../../common/checks/house-number.ts'
import { normalizePostcode } from '../../../common/checks/postcode.ts'
import { fibreAvailabilities } from '../../catalogue/product-sub-types.ts'
import { type ImportOutcome, replaceTable, type TableImport } from './replace-table.ts'

const technologies: Readonly<Record<string, string>> = { glasvezel: 'fibre', dsl: 'dsl' }
const houseNumberPattern = /^[1-9]\d{0,4}$/
const speedPattern = /^\d{1,6}$/
const weeksPattern = /^\d{1,2}$/
const eurosPattern = /^(\d{1,6})(?:,(\d{2}))?$/

/** Said in the column `toevoeging`: the number without one, where an empty field means the number with whatever follows. */
const noSuffix = '-'

const coverage: TableImport = {
  table: 'coverage',
  csvColumns: [
    'postcode_van',
    'postcode_tot',
    'huisnummer',
    'toevoeging',
    'netwerk',
    'techniek',
    'beschikbaarheid',
    'max_down_mbs',
    'max_up_mbs',
    'levertijd_van_weken',
    'levertijd_tot_weken',
    'eenmalig_euro',
  ],
  columns: [
    'zip_code_from',
    'zip_code_to',
    'house_number',
    'suffix',
    'network_owner',
    'technology',
    'availability',
    'max_download_mbs',
    'max_upload_mbs',
    'delivery_weeks_from',
    'delivery_weeks_to',
    'one_time_in_cents',
  ],
  toRow([
    from = '',
    to = '',
    houseNumber = '',
    suffix = '',
    network = '',
    technique = '',
    availability = '',
    down = '',
    up = '',
    weeksFrom = '',
    weeksTo = '',
    euros = '',
  ]) {
    const zipFrom = normalizePostcode(from)
    const zipTo = normalizePostcode(to)
    const technology = technologies[technique.toLowerCase()]
    const price = euros === '' ? null : eurosPattern.exec(euros)
    if (!zipFrom) return `postcode_van "${from}" is not a postcode`
    if (!zipTo) return `postcode_tot "${to}" is not a postcode`
    if (zipFrom > zipTo) return 'postcode_van comes after postcode_tot'
    if (houseNumber !== '' && !houseNumberPattern.test(houseNumber))
      return `huisnummer "${houseNumber}" is no number from 1 to 99999`
    if (houseNumber !== '' && zipFrom !== zipTo) return 'huisnummer stands beside a range of postcodes'
    if (suffix !== '' && houseNumber === '') return 'toevoeging stands without a huisnummer'
    if (network === '' || network.length > 80) return 'netwerk is empty or longer than 80 characters'
    if (!technology) return `techniek "${technique}" is neither glasvezel nor dsl`
    if (!fibreAvailabilities.some(known => known === availability))
      return `beschikbaarheid "${availability}" is not one of ${fibreAvailabilities.join(', ')}`
    if (!speedPattern.test(down) || !speedPattern.test(up))
      return 'max_down_mbs or max_up_mbs is no whole number'
    if (availability === 'on-net' && (Number(down) === 0 || Number(up) === 0)) return 'on-net without a speed'
    if (!weeksPattern.test(weeksFrom) || !weeksPattern.test(weeksTo) || Number(weeksFrom) > Number(weeksTo))
      return 'levertijd_van_weken to levertijd_tot_weken is no period'
    if (euros !== '' && !price) return `eenmalig_euro "${euros}" is no amount like 950 or 950,00`
    return [
      zipFrom,
      zipTo,
      houseNumber === '' ? null : Number(houseNumber),
      suffix === '' ? null : normalizeSuffix(suffix === noSuffix ? '' : suffix),
      network,
      technology,
      availability,
      Number(down),
      Number(up),
      Number(weeksFrom),
      Number(weeksTo),
      price && Number(price[1]) * 100 + Number(price[2] ?? 0),
    ]
  },
  uniqueOver: ['zip_code_from', 'zip_code_to', 'house_number', 'suffix', 'technology', 'network_owner'],
  duplicate: 'the same network and technology for the same place',
}

/**
 * Replaces what the networks offer by a CSV file (columns in content/addresses/README.md), in the transaction that is
 * open on `client`: all rows or none.
 */
export const replaceCoverage = (client: ClientBase, file: Readable): Promise<ImportOutcome> =>
  replaceTable(client, file, coverage)
