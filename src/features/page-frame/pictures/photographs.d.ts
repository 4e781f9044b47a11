declare module 'virtual:photographs' {
  /** The photographs that replace scenes, by the scene's name (src/app/vite/photographs/photographs-plugin.ts). */
  const photographs: Readonly<Partial<Record<string, import('./photograph.ts').Photograph>>>
  export default photographs
}
