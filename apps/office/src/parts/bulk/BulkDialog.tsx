import type { AskedApproval, BulkUser } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ClosableDialog } from '../ClosableDialog.tsx'

/** One of several; what it is called where the row of the list need not be there. */
type ToldOne = BulkUser & { name?: string | null }

/** What an act upon several came to, or would come to. */
export interface BulkAnswer {
  told: readonly ToldOne[]
  /** Nothing was done yet: somebody else has to agree. */
  waits?: AskedApproval | undefined
  /** Why nothing was done at all. */
  errors: readonly CallError[]
}

interface Props {
  /** Those whom it is about; empty where only the server knows them. */
  ids: readonly string[]
  /** What they are. */
  about?: 'people' | 'orders'
  title: string
  /** On the button: "Disable 3 accounts". */
  yes: (count: number) => string
  nameOf: (id: string) => string
  /** Does it, or says what it would come to. */
  ask: (dryRun: boolean) => Promise<BulkAnswer>
  onDone: (changed: number) => void
  onClose: () => void
  /** What else is said of it before it is done. */
  children?: ReactNode
}

const WORDS = {
  people: { before: 'bulk.changes', done: 'bulk.changed' },
  orders: { before: 'bulk.mails', done: 'bulk.mailed' },
} as const

/** Says what an act upon several comes to before it is done, and afterwards of each that was left out why. */
export function BulkDialog({ ids, about = 'people', title, yes, nameOf, ask, onDone, onClose, children }: Props) {
  const { t } = useTexts()
  const errorText = useErrorText()
  const format = useFormat()
  const say = useSay()
  const [trial, setTrial] = useState<BulkAnswer>()
  const [done, setDone] = useState<BulkAnswer>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    let isWanted = true
    void ask(true).then(answer => {
      if (isWanted) setTrial(answer)
    })
    return () => {
      isWanted = false
    }
  }, [ask])
  const isDone = done !== undefined && done.errors.length === 0
  const shown = isDone ? done : trial
  const told = shown?.told ?? []
  const changing = told.filter(({ changed }) => changed).length
  const refused = told.flatMap(({ error, name }, place) =>
    error ? [{ place, name: name ?? nameOf(ids[place] ?? ''), error }] : [],
  )
  const press = async () => {
    if (busy) return
    setBusy(true)
    const answer = await ask(false)
    setBusy(false)
    setDone(answer)
    if (answer.waits) {
      say(t('staff.waits', { moment: format.instantDateTime(answer.waits.endsOn) }))
      return onClose()
    }
    const left = answer.told.some(({ error }) => error)
    if (answer.errors.length > 0) return
    onDone(answer.told.filter(({ changed }) => changed).length)
    // Whoever was left out is named as long as the reader wants.
    if (!left) onClose()
  }
  return (
    <ClosableDialog
      title={title}
      width="md"
      busy={busy}
      onClose={onClose}
      acts={
        !isDone &&
        changing > 0 && (
          <BusyButton busy={busy} onClick={() => void press()}>
            {yes(changing)}
          </BusyButton>
        )
      }
    >
      <Stack spacing={2}>
        {shown === undefined && <SkeletonList label={t('common.loading')} rows={2} />}
        {shown && (
          <div role="status">
            <Text>{t(WORDS[about][isDone ? 'done' : 'before'], { count: changing })}</Text>
            {told.length - changing - refused.length > 0 && (
              <Text>{t('bulk.same', { count: told.length - changing - refused.length })}</Text>
            )}
            {refused.length > 0 && (
              <Text>{t(isDone ? 'bulk.refused' : 'bulk.refuses', { count: refused.length })}</Text>
            )}
          </div>
        )}
        {refused.length > 0 && (
          <ul>
            {refused.map(({ place, name, error }) => (
              <li key={place}>
                {name}: {errorText(error.translationKey, error.customerErrorMessage)}
              </li>
            ))}
          </ul>
        )}
        {!isDone && children}
        <CallErrors errors={done?.errors ?? shown?.errors ?? []} all />
      </Stack>
    </ClosableDialog>
  )
}
