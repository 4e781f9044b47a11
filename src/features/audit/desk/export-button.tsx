import { useSearchParams } from 'react-router'
import { Button } from '../../../ui/kit/button.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { saveText } from '../../desk/components/save-text.ts'
import { CommandOutcome } from '../../desk/components/ui/command-outcome.tsx'
import { usePress } from '../../desk/components/use-press.ts'
import { auditPageTexts } from '../texts.ts'

const { exporting: texts } = auditPageTexts

/** Exports the filtered log as a file, after the colleague confirms their identity. */
export function ExportButton() {
  const [query] = useSearchParams()
  const { isBusy, failure, act } = usePress(async () => {
    const { na: _page, ...filter } = Object.fromEntries(query)
    const result = await callAtDesk('POST /api/beheer/logboek/export', { body: filter, timeout: exportMs })
    if (result.ok) saveText(result.data, texts.fileName)
    return result
  })
  return (
    <>
      <Button variant="secondary" small busy={isBusy} onClick={() => void act()}>
        {texts.button}
      </Button>
      <CommandOutcome
        failed={failure !== null && { title: failure.title ?? texts.failed, text: failure.message }}
        done={false}
      />
    </>
  )
}

/** A log of years takes a while. */
const exportMs = 5 * 60_000
