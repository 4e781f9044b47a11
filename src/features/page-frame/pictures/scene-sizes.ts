import { type AnyPictureName, pictureNames, screenPictureNames } from '../picture-names.ts'

/** The sizes that scenes are drawn in. */
export const sceneSize = { width: 480, height: 360 }
export const streetSize = { width: 640, height: 360 }

/** Each scene that a photograph can replace, with the proportions that it is cut to. */
export const photographableScenes = Object.fromEntries(
  [...pictureNames, ...screenPictureNames].map(name => [name, name === 'street' ? streetSize : sceneSize]),
) as Readonly<Record<AnyPictureName, typeof sceneSize>>
