import { describe, expect, it } from 'vitest'
import { type MenuItem, menu, menuFor } from '../../../../../content/site/navigation.ts'

const noTools = { remoteWindows: null, remoteMac: null, routerTool: null }

const all = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap(item => [item, ...all(item.items ?? [])])
const ids = (items: readonly MenuItem[]) => all(items).map(({ id }) => id)

it('an entry is named after where it stands, once', () => {
  const misplaced = all(menu).flatMap(({ id, items = [] }) =>
    items.filter(below => below.id.split('.').slice(0, -1).join('.') !== id),
  )
  expect(misplaced).toEqual([])
  expect(new Set(ids(menu)).size).toBe(ids(menu).length)
})

it('an entry leads somewhere, or opens what does', () => {
  const ways = all(menu).map(({ href, tool, items }) => [href, tool, items].filter(Boolean).length)
  expect(new Set(ways)).toEqual(new Set([1]))
})

it('has every route of the navigation tree', () => {
  const tree = `
    /zakelijk-internet /zakelijk-glasvezel /zakelijk-internet/dsl /zakelijk-internet/zakelijk-wifi
    /zakelijk-internet/back-up-verbinding /netwerk-en-security /netwerk-en-security/managed-firewall
    /netwerk-en-security/multi-factor-authenticatie /zakelijk-internet/vpn /netwerk-en-security/nis2
    /zakelijke-telefonie /voip /sip-trunk /bellen-via-teams /xelion /cloud-diensten /cloud-diensten/office-werkplek
    /cloud-diensten/werkplekbeheer /zakelijk-mobiel /zakelijke-televisie /hospitality-televisie /support
    /handleidingen /at01-gpen21 /tk01-gpen21 /ty01-p2110 /ocg-gn-p2110-2 /vmg4005 /support/downloads /overstaphulp
    /contractovername /over-ons/onze-werkwijze /over-ons/onze-werkwijze#notes /over-ons/partners
    /over-ons/partners#partnerreferenties /blog /over-ons/vacatures /maatwerk/maatwerk-oplossingen
    /maatwerk/maatwerk-oplossingen/veilig-internet /maatwerk/maatwerk-oplossingen/redundantie-oplossingen
    /maatwerk/maatwerk-oplossingen/wifi-op-maat /maatwerk/maatwerk-oplossingen/internet-tv
    /maatwerk/maatwerk-oplossingen/moderne-werkplek /maatwerk/maatwerk-branches /maatwerk/maatwerk-branches/scholen
    /maatwerk/maatwerk-branches/kantoren /maatwerk/maatwerk-branches/retail-horeca
    /maatwerk/maatwerk-branches/vakantieparken /maatwerk/maatwerk-keuzehulp /contact`
  const hrefs = all(menu).map(({ href }) => href)
  const missing = tree.split(/\s+/).filter(route => route !== '' && !hrefs.includes(route))
  expect(missing).toEqual([])
})

describe('a program of support', () => {
  it('shows where its address is configured', () => {
    const shown = ids(menuFor({ ...noTools, routerTool: 'https://support.example/router.zip' }))
    expect(shown).toContain('support.hulpmiddelen.router')
    expect(shown).not.toContain('support.hulpmiddelen.windows')
  })

  it('takes its group with it when none is', () => {
    expect(ids(menuFor(noTools))).not.toContain('support.hulpmiddelen')
  })
})
