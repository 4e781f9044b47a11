import { normalizePostcode } from '../../../../common/checks/postcode.ts'
import { rowProblem } from '../../row-problem.ts'
import type { FileFormat } from './file-format.ts'

const longestName = 80
const houseNumberPattern = /^[1-9]\d{0,4}$/
const letterPattern = /^[A-Za-z]?$/
const additionPattern = /^[A-Za-z0-9 -]{0,4}$/

/** The register's own columns: house letter (one letter) and addition (up to four characters) apart. */
export const addressesFile: FileFormat = {
  table: 'addresses',
  csvColumns: [
    'openbareruimte',
    'huisnummer',
    'huisletter',
    'huisnummertoevoeging',
    'postcode',
    'woonplaats',
  ],
  columns: ['street', 'house_number', 'house_letter', 'addition', 'zip_code', 'city'],
  toRow([street = '', houseNumber = '', letter = '', addition = '', zipCode = '', city = '']) {
    const postcode = normalizePostcode(zipCode)
    if (street === '') return rowProblem('empty', { column: 'openbareruimte' })
    if (street.length > longestName)
      return rowProblem('too-long', { column: 'openbareruimte', value: street, limit: longestName })
    if (!houseNumberPattern.test(houseNumber))
      return rowProblem('house-number', { column: 'huisnummer', value: houseNumber })
    if (!letterPattern.test(letter))
      return rowProblem('house-letter', { column: 'huisletter', value: letter })
    if (!additionPattern.test(addition))
      return rowProblem('addition', { column: 'huisnummertoevoeging', value: addition })
    if (!postcode) return rowProblem('postcode', { column: 'postcode', value: zipCode })
    if (city === '') return rowProblem('empty', { column: 'woonplaats' })
    if (city.length > longestName)
      return rowProblem('too-long', { column: 'woonplaats', value: city, limit: longestName })
    return [street, Number(houseNumber), letter, addition, postcode, city]
  },
  uniqueOver: ['zip_code', 'house_number', 'house_letter', 'addition'],
  duplicate: 'duplicate-address',
}
