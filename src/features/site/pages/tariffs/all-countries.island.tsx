import { ArrowDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { loadHtml } from '../../../../api/client.ts'
import { requestProgress } from '../../../../api/request-progress.ts'
import { Button } from '../../../../ui/kit/button.tsx'
import { RequestProgress } from '../../../../ui/kit/request-progress.tsx'
import { tariffTexts } from '../../texts.ts'
import styles from './tariffs.module.css'

/** Gets the whole tariff list into its place and takes the button away; a failure leaves all as it is (marketing-site §8). */
export default function AllCountries({ url }: { url: string }) {
  const [list, setList] = useState<string | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  const area = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (list !== null) area.current?.focus({ preventScroll: true })
  }, [list])

  async function load() {
    setIsLoading(true)
    setList(await loadHtml(url))
    setIsLoading(false)
  }

  return (
    <>
      <RequestProgress source={requestProgress} />
      <div
        ref={area}
        className={styles.area}
        tabIndex={-1}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a piece of a page, as our own server draws it
        dangerouslySetInnerHTML={{ __html: list ?? '' }}
      />
      <div role="status" className="visually-hidden">
        {list !== null && tariffTexts.allShown}
      </div>
      {list === null && (
        <Button
          variant="secondary"
          busy={isLoading}
          onClick={load}
          iconAfter={<ArrowDown aria-hidden="true" />}
        >
          {tariffTexts.showAll}
        </Button>
      )}
    </>
  )
}
