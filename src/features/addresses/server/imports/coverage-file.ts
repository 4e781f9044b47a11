import { normalizeSuffix } from '../../../../common/checks/house-number.ts'
import { normalizePostcode } from '../../../../common/checks/postcode.ts'
import { fibreAvailabilities } from '../../../catalogue/product-sub-types.ts'
import { rowProblem } from '../../row-problem.ts'
import type { FileFormat } from './file-format.ts'

const technologies: Readonly<Record<string, string>> = { glasvezel: 'fibre', dsl: 'dsl' }
const longestName = 80
const houseNumberPattern = /^[1-9]\d{0,4}$/
const speedPattern = /^\d{1,6}$/
const weeksPattern = /^\d{1,2}$/
const eurosPattern = /^(\d{1,6})(?:,(\d{2}))?$/

/** Said in the column `toevoeging`: the number without one, where an empty field means the number with whatever follows. */
const noSuffix = '-'

export const coverageFile: FileFormat = {
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
    if (!zipFrom) return rowProblem('postcode', { column: 'postcode_van', value: from })
    if (!zipTo) return rowProblem('postcode', { column: 'postcode_tot', value: to })
    if (zipFrom > zipTo)
      return rowProblem('postcodes-backwards', { column: 'postcode_tot', value: from, limit: to })
    if (houseNumber !== '' && !houseNumberPattern.test(houseNumber))
      return rowProblem('house-number', { column: 'huisnummer', value: houseNumber })
    if (houseNumber !== '' && zipFrom !== zipTo)
      return rowProblem('number-in-range', { column: 'huisnummer' })
    if (suffix !== '' && houseNumber === '')
      return rowProblem('addition-without-number', { column: 'toevoeging' })
    if (network === '') return rowProblem('empty', { column: 'netwerk' })
    if (network.length > longestName)
      return rowProblem('too-long', { column: 'netwerk', value: network, limit: longestName })
    if (!technology) return rowProblem('technology', { column: 'techniek', value: technique })
    if (!fibreAvailabilities.some(known => known === availability))
      return rowProblem('availability', {
        column: 'beschikbaarheid',
        value: availability,
        limit: fibreAvailabilities.join(', '),
      })
    if (!speedPattern.test(down)) return rowProblem('speed', { column: 'max_down_mbs', value: down })
    if (!speedPattern.test(up)) return rowProblem('speed', { column: 'max_up_mbs', value: up })
    if (availability === 'on-net' && Number(down) === 0)
      return rowProblem('no-speed', { column: 'max_down_mbs' })
    if (availability === 'on-net' && Number(up) === 0) return rowProblem('no-speed', { column: 'max_up_mbs' })
    if (!weeksPattern.test(weeksFrom))
      return rowProblem('weeks', { column: 'levertijd_van_weken', value: weeksFrom })
    if (!weeksPattern.test(weeksTo))
      return rowProblem('weeks', { column: 'levertijd_tot_weken', value: weeksTo })
    if (Number(weeksFrom) > Number(weeksTo))
      return rowProblem('weeks-backwards', {
        column: 'levertijd_tot_weken',
        value: weeksFrom,
        limit: weeksTo,
      })
    if (euros !== '' && !price) return rowProblem('amount', { column: 'eenmalig_euro', value: euros })
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
  duplicate: 'duplicate-coverage',
}
