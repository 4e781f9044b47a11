import { type ComponentProps, useState } from 'react'
import { callFailure } from '../../../api/call-failure.ts'
import type { CallResult } from '../../../api/client.ts'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { RadioGroup } from '../../../ui/kit/radio-group.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { attributeLabel } from '../attributes.ts'
import { base64Of } from '../components/base64-of.ts'
import styles from '../components/catalogue.module.css'
import { shippedPictureName } from '../revision-words.ts'
import { smallPicture } from '../small-picture.ts'
import { valueTexts } from '../texts-desk.ts'
import { offeringPageTexts as texts } from '../texts-offerings.ts'

type Props = Omit<
  ComponentProps<typeof RadioGroup>,
  'legend' | 'options' | 'hint' | 'className' | 'value'
> & {
  pictures: readonly string[]
}

/** A choice among pictures, and a way to add one. */
export function PictureField({ pictures, ...control }: Props) {
  const announce = useAnnounce()
  const [added, setAdded] = useState<readonly string[]>([])
  const [failure, setFailure] = useState<string | null>(null)

  async function add(file: File) {
    setFailure(null)
    const result = await callAtDesk('POST /api/beheer/catalogus/afbeeldingen', {
      body: { content: await base64Of(file) },
    })
    if (!result.ok) return setFailure(whyNot(result))
    setAdded([...added, result.data.path])
    announce(texts.pictureAdded)
  }

  const all = [...new Set([...pictures, ...added])]
  return (
    <div className={styles.wide}>
      <RadioGroup
        {...control}
        legend={attributeLabel('device.imageUrl')}
        className={styles.pictures}
        options={[
          { value: '', label: valueTexts.none },
          ...all.map((path, place) => ({
            value: path,
            label: <img src={smallPicture(path)} alt={nameOf(path, place)} loading="lazy" />,
          })),
        ]}
      />
      <TextField
        type="file"
        name="nieuwe-foto"
        label={texts.addPicture}
        hint={added.length > 0 ? texts.pictureAdded : texts.pictureHint}
        accept="image/png,image/jpeg,image/webp"
        error={failure ?? undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void add(file)
        }}
      />
    </div>
  )
}

/** The words about the picture itself, where it is to blame. */
const whyNot = (result: Extract<CallResult<unknown>, { ok: false }>): string =>
  (result.kind === 'refused' ? result.failure.errors?.content?.message : undefined) ??
  callFailure(result).message

/** Those that were added have no name. */
const nameOf = (path: string, place: number): string =>
  shippedPictureName(path) ?? texts.pictureName(place + 1)
