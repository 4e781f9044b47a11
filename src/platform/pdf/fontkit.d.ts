/** The part of fontkit, which has no types, that documents use. */
declare module 'fontkit' {
  /** A font as pdfkit takes it, beside the name of a file. */
  type Font = PDFKit.Mixins.PDFFontSource & { hasGlyphForCodePoint(codePoint: number): boolean }
  export function openSync(file: string): Font
}
