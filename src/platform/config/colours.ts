/** The shop's colours (src/ui/styles/tokens.css), for what knows no custom properties: mails, documents, a page of last resort. */
export const colours = {
  ink: '#0d1f22',
  inkSoft: '#465a5d',
  paper: '#ffffff',
  surface: '#eff5f4',
  line: '#d3dfde',
  brand: '#07505a',
  brandDeep: '#053a42',
  onBrand: '#ffffff',
  lamp: '#ffb545',
  lampTint: '#fff1d9',
} as const
