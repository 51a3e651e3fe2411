import type { StaffBankFile } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { useFileRelease } from './use-file-release.ts'
import type { DoRunAct } from './use-run-acts.ts'

/** The next step where a file waits for the reader: to let it go, the first of several. */
export function ReleaseNext({ files, act }: { files: readonly StaffBankFile[]; act: DoRunAct }) {
  const { t } = useTexts()
  const { ask, question, releasable } = useFileRelease(act)
  const [next, ...more] = releasable(files)
  return (
    <>
      {next && (
        <Button variant="contained" onClick={() => ask(next)}>
          {t(more.length === 0 ? 'billing.release' : 'billing.releaseNext')}
        </Button>
      )}
      {question}
    </>
  )
}
