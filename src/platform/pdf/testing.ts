import type { Brand } from '../../common/brand.ts'
import type { ShopDocument } from './document.ts'
import { renderPdf } from './render-pdf.ts'
import { nameGlyphs, typeface } from './typeface.ts'

/** Draws as releases until 0.17.0 did after another document: what that one took apart was lost to the text of later ones. */
export async function drawnAfterwards(
  document: ShopDocument,
  { first, brand }: { readonly first: ShopDocument; readonly brand: Brand },
): Promise<Buffer> {
  for (const face of Object.values(typeface)) forgetGlyphs(face)
  try {
    await renderPdf(first, brand)
    return await renderPdf(document, brand)
  } finally {
    for (const face of Object.values(typeface)) {
      forgetGlyphs(face)
      nameGlyphs(face)
    }
  }
}

/** Empties fontkit's memory of the glyphs that it read. */
const forgetGlyphs = (face: object) => Object.assign(face, { _glyphs: {} })
