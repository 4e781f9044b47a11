import terms from '../../../../content/site/terms.json' with { type: 'json' }
import type { Brand } from '../../../common/brand.ts'
import type { Block, ShopDocument } from '../../../platform/pdf/document.ts'
import { termsDocumentTexts } from '../texts.ts'

/** The general terms and conditions, the same texts as on the page. */
export function termsDocument(brand: Brand): ShopDocument {
  const paragraph = (text: string): Block => ({ kind: 'paragraph', text: withBrand(text, brand) })
  return {
    title: `${terms.title} ${brand.legalName}`,
    date: new Date(`${terms.version}T00:00:00Z`),
    blocks: [
      ...terms.intro.map(paragraph),
      ...terms.sections.flatMap(({ title, paragraphs }, position) => [
        { kind: 'heading', text: `${position + 1}. ${title}` } as const,
        ...paragraphs.map(paragraph),
      ]),
      { kind: 'small', text: termsDocumentTexts.version(terms.version) },
    ],
  }
}

const withBrand = (text: string, { name, legalName, email }: Brand): string =>
  text.replaceAll('{brand}', name).replaceAll('{legalName}', legalName).replaceAll('{email}', email)
