/** API of pdfkit that its types lack. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Direction of a heading cell. */
    scope?: 'Row' | 'Column'
  }
}
