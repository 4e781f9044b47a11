import type { Readable } from 'node:stream'
import type { ClientBase } from 'pg'
import { normalizePostcode } from '../../../common/checks/postcode.ts'
import { type ImportOutcome, replaceTable, type TableImport } from './replace-table.ts'

const longestName = 80
const houseNumberPattern = /^[1-9]\d{0,4}$/
const letterPattern = /^[A-Za-z]?$/
const additionPattern = /^[A-Za-z0-9 -]{0,4}$/

/** The register's own columns: house letter (one letter) and addition (up to four characters) apart. */
const addresses: TableImport = {
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
    if (street === '') return 'openbareruimte is empty'
    if (street.length > longestName) return `openbareruimte is longer than ${longestName} characters`
    if (!houseNumberPattern.test(houseNumber))
      return `huisnummer "${houseNumber}" is no number from 1 to 99999`
    if (!letterPattern.test(letter)) return `huisletter "${letter}" is not one letter`
    if (!additionPattern.test(addition))
      return `huisnummertoevoeging "${addition}" is not up to 4 letters or digits`
    if (!postcode) return `postcode "${zipCode}" is not a postcode`
    if (city === '') return 'woonplaats is empty'
    if (city.length > longestName) return `woonplaats is longer than ${longestName} characters`
    return [street, Number(houseNumber), letter, addition, postcode, city]
  },
  uniqueOver: ['zip_code', 'house_number', 'house_letter', 'addition'],
  duplicate: 'the same address',
}

/**
 * Replaces the address register by a CSV file `openbareruimte;huisnummer;huisletter;huisnummertoevoeging;postcode;
 * woonplaats`, in the transaction that is open on `client`: all rows or none.
 */
export const replaceAddresses = (client: ClientBase, file: Readable): Promise<ImportOutcome> =>
  replaceTable(client, file, addresses)
