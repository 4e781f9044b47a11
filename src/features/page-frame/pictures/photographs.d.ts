declare module 'virtual:photographs' {
  /** The photographs that replace scenes, by the scene's name (src/app/vite/photographs/photographs-plugin.ts). */
  const photographs: Readonly<
    Partial<Record<import('../picture-names.ts').AnyPictureName, import('./photograph.ts').Photograph>>
  >
  export default photographs
}
