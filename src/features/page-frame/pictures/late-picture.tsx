import { type ComponentType, useEffect, useState } from 'react'
import { type PictureProps, Scene } from './scene.tsx'

type Props = PictureProps & { load: () => Promise<ComponentType<PictureProps>> }

/**
 * A scene on a page that React takes over: its drawing comes when everything that answers to presses is there, into a place
 * that is kept for it. Where it cannot come, the place stays empty.
 */
export function LatePicture({ load, className }: Props) {
  const [Drawn, setDrawn] = useState<ComponentType<PictureProps> | null>(null)
  useEffect(() => {
    let isShown = true
    load().then(
      loaded => isShown && setDrawn(() => loaded),
      () => null,
    )
    return () => {
      isShown = false
    }
  }, [load])
  return Drawn ? <Drawn className={className} /> : <Scene className={className}>{null}</Scene>
}
