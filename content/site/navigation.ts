import type { SupportTools } from '../../src/api/page-services.ts'

/** An entry of the menu (marketing-site §3). One with `items` opens them, and has no page of its own. */
export type MenuItem = {
  /** A dotted path: `diensten.internet.dsl` stands below `diensten.internet`. */
  readonly id: string
  readonly content: string
  /** An address of this site, with an anchor if need be. */
  readonly href?: string
  /** The link to a program of others, shown only where it is configured; instead of `href`. */
  readonly tool?: keyof SupportTools
  readonly items?: readonly MenuItem[]
}

/** The menu of every page (marketing-site §2.1); the way into ordering and the login stand beside it. */
export const menu: readonly MenuItem[] = [
  {
    id: 'diensten',
    content: 'Diensten',
    items: [
      {
        id: 'diensten.internet',
        content: 'Internet',
        items: [
          { id: 'diensten.internet.zakelijk', content: 'Zakelijk internet', href: '/zakelijk-internet' },
          { id: 'diensten.internet.glasvezel', content: 'Zakelijk glasvezel', href: '/zakelijk-glasvezel' },
          { id: 'diensten.internet.dsl', content: 'DSL', href: '/zakelijk-internet/dsl' },
          {
            id: 'diensten.internet.wifi',
            content: 'Zakelijke wifi',
            href: '/zakelijk-internet/zakelijk-wifi',
          },
          {
            id: 'diensten.internet.back-up',
            content: 'Back-upverbinding',
            href: '/zakelijk-internet/back-up-verbinding',
          },
        ],
      },
      {
        id: 'diensten.security',
        content: 'Netwerk en security',
        items: [
          { id: 'diensten.security.overzicht', content: 'Netwerk en security', href: '/netwerk-en-security' },
          {
            id: 'diensten.security.firewall',
            content: 'Managed firewall',
            href: '/netwerk-en-security/managed-firewall',
          },
          {
            id: 'diensten.security.mfa',
            content: 'Multifactorauthenticatie',
            href: '/netwerk-en-security/multi-factor-authenticatie',
          },
          { id: 'diensten.security.vpn', content: 'IP-VPN', href: '/zakelijk-internet/vpn' },
          { id: 'diensten.security.nis2', content: 'NIS2', href: '/netwerk-en-security/nis2' },
        ],
      },
      {
        id: 'diensten.telefonie',
        content: 'Telefonie',
        items: [
          { id: 'diensten.telefonie.zakelijk', content: 'Zakelijke telefonie', href: '/zakelijke-telefonie' },
          { id: 'diensten.telefonie.voip', content: 'VoIP', href: '/voip' },
          { id: 'diensten.telefonie.sip-trunk', content: 'SIP-trunk', href: '/sip-trunk' },
          { id: 'diensten.telefonie.teams', content: 'Bellen via Teams', href: '/bellen-via-teams' },
          { id: 'diensten.telefonie.xelion', content: 'Xelion', href: '/xelion' },
        ],
      },
      {
        id: 'diensten.cloud',
        content: 'Cloud',
        items: [
          { id: 'diensten.cloud.overzicht', content: 'Clouddiensten', href: '/cloud-diensten' },
          {
            id: 'diensten.cloud.office',
            content: 'Office-werkplek',
            href: '/cloud-diensten/office-werkplek',
          },
          {
            id: 'diensten.cloud.werkplekbeheer',
            content: 'Werkplekbeheer',
            href: '/cloud-diensten/werkplekbeheer',
          },
        ],
      },
      {
        id: 'diensten.overig',
        content: 'Mobiel en televisie',
        items: [
          { id: 'diensten.overig.mobiel', content: 'Zakelijk mobiel', href: '/zakelijk-mobiel' },
          { id: 'diensten.overig.televisie', content: 'Zakelijke televisie', href: '/zakelijke-televisie' },
          { id: 'diensten.overig.hospitality', content: 'Hospitality-tv', href: '/hospitality-televisie' },
        ],
      },
    ],
  },
  {
    id: 'support',
    content: 'Support',
    items: [
      { id: 'support.overzicht', content: 'Support', href: '/support' },
      { id: 'support.overstaphulp', content: 'Overstaphulp', href: '/overstaphulp' },
      { id: 'support.contractovername', content: 'Contractovername', href: '/contractovername' },
      { id: 'support.downloads', content: 'Downloads', href: '/support/downloads' },
      {
        id: 'support.handleidingen',
        content: 'Handleidingen',
        items: [
          { id: 'support.handleidingen.overzicht', content: 'Alle handleidingen', href: '/handleidingen' },
          { id: 'support.handleidingen.at01-gpen21', content: 'AT01-GPEN21', href: '/at01-gpen21' },
          { id: 'support.handleidingen.tk01-gpen21', content: 'TK01-GPEN21', href: '/tk01-gpen21' },
          { id: 'support.handleidingen.ty01-p2110', content: 'TY01-P2110', href: '/ty01-p2110' },
          {
            id: 'support.handleidingen.ocg-gn-p2110-2',
            content: 'OCG-GN-P2110-2',
            href: '/ocg-gn-p2110-2',
          },
          { id: 'support.handleidingen.vmg4005', content: 'VMG4005', href: '/vmg4005' },
        ],
      },
      {
        id: 'support.hulpmiddelen',
        content: 'Hulp op afstand',
        items: [
          {
            id: 'support.hulpmiddelen.windows',
            content: 'Meekijken op Windows',
            tool: 'remoteWindows',
          },
          { id: 'support.hulpmiddelen.mac', content: 'Meekijken op Mac', tool: 'remoteMac' },
          { id: 'support.hulpmiddelen.router', content: 'Routertool', tool: 'routerTool' },
        ],
      },
    ],
  },
  {
    id: 'over-ons',
    content: 'Over ons',
    items: [
      { id: 'over-ons.werkwijze', content: 'Onze werkwijze', href: '/over-ons/onze-werkwijze' },
      { id: 'over-ons.afspraken', content: 'Onze afspraken', href: '/over-ons/onze-werkwijze#notes' },
      { id: 'over-ons.partners', content: 'Partners', href: '/over-ons/partners' },
      {
        id: 'over-ons.referenties',
        content: 'Partnerreferenties',
        href: '/over-ons/partners#partnerreferenties',
      },
      { id: 'over-ons.blog', content: 'Blog', href: '/blog' },
      { id: 'over-ons.vacatures', content: 'Vacatures', href: '/over-ons/vacatures' },
    ],
  },
  {
    id: 'maatwerk',
    content: 'Maatwerk',
    items: [
      { id: 'maatwerk.keuzehulp', content: 'Keuzehulp', href: '/maatwerk/maatwerk-keuzehulp' },
      {
        id: 'maatwerk.oplossingen',
        content: 'Oplossingen',
        items: [
          {
            id: 'maatwerk.oplossingen.overzicht',
            content: 'Alle oplossingen',
            href: '/maatwerk/maatwerk-oplossingen',
          },
          {
            id: 'maatwerk.oplossingen.veilig-internet',
            content: 'Veilig internet',
            href: '/maatwerk/maatwerk-oplossingen/veilig-internet',
          },
          {
            id: 'maatwerk.oplossingen.redundantie',
            content: 'Redundantie-oplossingen',
            href: '/maatwerk/maatwerk-oplossingen/redundantie-oplossingen',
          },
          {
            id: 'maatwerk.oplossingen.wifi',
            content: 'Wifi op maat',
            href: '/maatwerk/maatwerk-oplossingen/wifi-op-maat',
          },
          {
            id: 'maatwerk.oplossingen.internet-tv',
            content: 'Internet en tv',
            href: '/maatwerk/maatwerk-oplossingen/internet-tv',
          },
          {
            id: 'maatwerk.oplossingen.werkplek',
            content: 'Moderne werkplek',
            href: '/maatwerk/maatwerk-oplossingen/moderne-werkplek',
          },
        ],
      },
      {
        id: 'maatwerk.branches',
        content: 'Branches',
        items: [
          {
            id: 'maatwerk.branches.overzicht',
            content: 'Alle branches',
            href: '/maatwerk/maatwerk-branches',
          },
          {
            id: 'maatwerk.branches.scholen',
            content: 'Scholen',
            href: '/maatwerk/maatwerk-branches/scholen',
          },
          {
            id: 'maatwerk.branches.kantoren',
            content: 'Kantoren',
            href: '/maatwerk/maatwerk-branches/kantoren',
          },
          {
            id: 'maatwerk.branches.retail-horeca',
            content: 'Retail en horeca',
            href: '/maatwerk/maatwerk-branches/retail-horeca',
          },
          {
            id: 'maatwerk.branches.vakantieparken',
            content: 'Vakantieparken',
            href: '/maatwerk/maatwerk-branches/vakantieparken',
          },
        ],
      },
    ],
  },
  { id: 'contact', content: 'Contact', href: '/contact' },
]

/** Menu items with a destination: tools that are not configured are left out, and so are empty groups. */
export function menuFor(tools: SupportTools, items: readonly MenuItem[] = menu): MenuItem[] {
  return items.flatMap(item => {
    if (item.tool) return tools[item.tool] ? [item] : []
    if (!item.items) return [item]
    const below = menuFor(tools, item.items)
    return below.length > 0 ? [{ ...item, items: below }] : []
  })
}
