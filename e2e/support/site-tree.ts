/**
 * The navigation tree as it is specified (marketing-site §2.1), apart from the menu that shows it: `{token}` is the page
 * on the office suite.
 */
export const siteTree: readonly string[] = [
  // Diensten
  '/zakelijk-internet',
  '/zakelijk-glasvezel',
  '/zakelijk-internet/dsl',
  '/zakelijk-internet/zakelijk-wifi',
  '/zakelijk-internet/back-up-verbinding',
  '/netwerk-en-security',
  '/netwerk-en-security/managed-firewall',
  '/netwerk-en-security/multi-factor-authenticatie',
  '/zakelijk-internet/vpn',
  '/netwerk-en-security/nis2',
  '/zakelijke-telefonie',
  '/voip',
  '/sip-trunk',
  '/bellen-via-teams',
  '/xelion',
  '/cloud-diensten',
  '/cloud-diensten/office-werkplek',
  '/cloud-diensten/werkplekbeheer',
  '/zakelijk-mobiel',
  '/zakelijke-televisie',
  '/hospitality-televisie',
  // Support
  '/support',
  '/handleidingen',
  '/at01-gpen21',
  '/tk01-gpen21',
  '/ty01-p2110',
  '/ocg-gn-p2110-2',
  '/vmg4005',
  '/support/downloads',
  '/overstaphulp',
  '/contractovername',
  // Over ons
  '/over-ons/onze-werkwijze#notes',
  '/over-ons/partners#partnerreferenties',
  '/blog',
  '/over-ons/vacatures',
  // Maatwerk
  '/maatwerk/maatwerk-oplossingen',
  '/maatwerk/maatwerk-oplossingen/veilig-internet',
  '/maatwerk/maatwerk-oplossingen/redundantie-oplossingen',
  '/maatwerk/maatwerk-oplossingen/wifi-op-maat',
  '/maatwerk/maatwerk-oplossingen/internet-tv',
  '/maatwerk/maatwerk-oplossingen/moderne-werkplek',
  '/maatwerk/maatwerk-branches',
  '/maatwerk/maatwerk-branches/scholen',
  '/maatwerk/maatwerk-branches/kantoren',
  '/maatwerk/maatwerk-branches/retail-horeca',
  '/maatwerk/maatwerk-branches/vakantieparken',
  '/maatwerk/maatwerk-keuzehulp',
  // Other
  '/contact',
  '/login',
]

/** Pages that every trustworthy site has besides. */
export const furtherPages: readonly string[] = [
  '/',
  '/algemene-voorwaarden',
  '/privacy',
  '/cookies',
  '/toegankelijkheid',
  '/sitemap',
  '/telefonie/tarieven-voip',
  '/telefonie/tarieven-wlr',
  '/cyberveilig-check',
  '/webinar',
]
