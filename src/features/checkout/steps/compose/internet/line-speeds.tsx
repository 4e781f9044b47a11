import { memo } from 'react'
import { Fold } from '../../../../../ui/kit/fold.tsx'
import { type PromisedSpeeds, promisedSpeeds } from '../../../../catalogue/line-speeds.ts'
import type { ProductOffering } from '../../../../catalogue/product.ts'
import { lineSpeedTexts } from '../../../../catalogue/texts.ts'
import styles from './line-speeds.module.css'

const besideAdvertised = ['minimumMbs', 'normalMbs', 'maximumMbs'] as const

/** Promised speeds of lines apart from the advertised ones (Regulation (EU) 2015/2120), for interested visitors. */
export const LineSpeeds = memo(({ lines }: { lines: readonly ProductOffering[] }) => {
  const promised = lines
    .map(line => ({ line, speeds: promisedSpeeds(line) }))
    .filter(each => each.speeds.length > 0)
  if (promised.length === 0) return null
  return (
    <Fold title={lineSpeedTexts.title} className={styles.speeds}>
      <table>
        <caption>{lineSpeedTexts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{lineSpeedTexts.speeds.advertisedMbs}</th>
            {besideAdvertised.map(speed => (
              <th key={speed} scope="col">
                {lineSpeedTexts.speeds[speed]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {promised.map(({ line, speeds }) => (
            <tr key={line.id}>
              <th scope="row">{bothWays(speeds, 'advertisedMbs')}</th>
              {besideAdvertised.map(speed => (
                <td key={speed}>{bothWays(speeds, speed)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{lineSpeedTexts.meaning}</p>
    </Fold>
  )
})

/** `400/400`: down and up. */
const bothWays = (speeds: readonly PromisedSpeeds[], speed: keyof Omit<PromisedSpeeds, 'way'>): string =>
  speeds.map(each => each[speed]).join('/')
