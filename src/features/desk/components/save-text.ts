/** Has the browser save a text that was answered to a call, with the mark that reading it took off. */
export function saveText(text: string, name: string) {
  const address = URL.createObjectURL(new Blob(['\uFEFF', text]))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
