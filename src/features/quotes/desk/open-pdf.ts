/** Shows a PDF beside this page. @param base64 the file */
export function openPdf(base64: string): void {
  const bytes = Uint8Array.from(atob(base64), char => char.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  window.open(address, '_blank', 'noopener')
  // The new tab has read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
