import { expect } from 'vitest'

const parts = 'table, thead, tbody, tfoot, tr, th, td'

/** The role that HTML gives a part of a table. */
function ownRole({ localName, attributes }: Element): string {
  if (localName === 'th')
    return attributes.getNamedItem('scope')?.value === 'col' ? 'columnheader' : 'rowheader'
  if (localName === 'tr') return 'row'
  if (localName === 'td') return 'cell'
  return localName === 'table' ? 'table' : 'rowgroup'
}

/** Each part of the table says its role, whatever a sheet lays it out as. */
export function expectTableRoles(container: Element): void {
  const found = [...container.querySelectorAll(parts)]
  expect(found.length).toBeGreaterThan(1)
  expect(found.map(part => part.getAttribute('role'))).toEqual(found.map(ownRole))
}
