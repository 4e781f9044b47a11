/** What pdfkit knows and its types leave out. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** What a heading cell of a table is the heading of. */
    scope?: 'Row' | 'Column'
  }
}
