declare module 'virtual:page-scripts' {
  /** Where each script of pages that are not hydrated is served (page-scripts-plugin.ts). */
  const addresses: { readonly site: string; readonly consent: string }
  export default addresses
}
