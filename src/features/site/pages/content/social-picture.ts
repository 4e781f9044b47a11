/** The picture of each group of pages, below public/social (made by scripts/social-pictures.mjs); the first that fits. */
const groups: readonly (readonly [RegExp, string])[] = [
  [/^\/zakelijk-internet\/vpn$|^\/netwerk-en-security|^\/cyberveilig-check|^\/webinar/, 'security'],
  [/^\/zakelijk-internet|^\/zakelijk-glasvezel/, 'internet'],
  [/^\/zakelijke-telefonie|^\/voip|^\/sip-trunk|^\/bellen-via-teams|^\/xelion|^\/telefonie/, 'telefonie'],
  [/^\/cloud-diensten/, 'cloud'],
  [/^\/zakelijk-mobiel/, 'mobiel'],
  [/-televisie$/, 'televisie'],
  [/^\/maatwerk/, 'maatwerk'],
  [/^\/blog/, 'blog'],
]

/** `/zakelijk-internet/dsl` → `/social/internet.png`. */
export const socialPicture = (address: string): string =>
  `/social/${groups.find(([addresses]) => addresses.test(address))?.[1] ?? 'algemeen'}.png`
