/** The part of fontkit, which has no types, that documents use. */
declare module 'fontkit' {
  /** A font as pdfkit takes it, beside the name of a file. */
  type Font = PDFKit.Mixins.PDFFontSource & {
    /** The code points that it has glyphs for. */
    readonly characterSet: readonly number[]
    /** Lists what it substitutes and how it positions, by the names of OpenType. */
    readonly availableFeatures: readonly string[]
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): { readonly id: number }
  }
  export function openSync(file: string): Font
}
