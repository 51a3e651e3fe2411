import type { SchoolContract } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { askForProofs } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './ApproveDeclinePage.module.css'
import { isLacking, missingProofs } from './missing-proofs.ts'
import { nameOf } from './name-of.ts'

interface Props {
  /** What is to be accepted; at least one lacks a proof. */
  contracts: readonly SchoolContract[]
  onAccept: (contracts: readonly SchoolContract[]) => void
  /** Those that lack a proof wait on: it was asked for. */
  onAsked: (contracts: readonly SchoolContract[]) => void
  onClose: () => void
}

/** Asks before a yes is said to what lacks a proof: say it all the same, leave these out, or ask for the proofs. */
export function LackingDialog({ contracts, onAccept, onAsked, onClose }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<readonly CallError[]>([])
  const lacking = contracts.filter(isLacking)
  const whole = contracts.filter(contract => !isLacking(contract))
  const count = lacking.length
  const ask = async () => {
    setBusy(true)
    let asked = 0
    let refused: readonly CallError[] = []
    // One after the other: a mail goes out for each.
    for (const { guid } of lacking) {
      const answer = await dispatch(askForProofs({ body: { contractId: guid } }))
      if (askForProofs.fulfilled.match(answer)) asked += 1
      else refused = answer.payload?.errors ?? []
    }
    setBusy(false)
    setErrors(refused)
    if (asked > 0) say(t('school.decide.lacking.asked', { count: asked }))
    if (refused.length === 0) onAsked(lacking)
  }
  return (
    <DialogShell
      open
      width="sm"
      busy={busy}
      title={t('school.decide.lacking.title', { count })}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" aria-disabled={busy} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <BusyButton variant="outlined" busy={busy} onClick={() => void ask()}>
            {t('school.decide.lacking.ask', { count })}
          </BusyButton>
          {whole.length > 0 && (
            <Button variant="outlined" aria-disabled={busy} onClick={() => onAccept(whole)}>
              {t('school.decide.lacking.whole', { count: whole.length })}
            </Button>
          )}
          <Button variant="contained" aria-disabled={busy} onClick={() => onAccept(contracts)}>
            {t('school.decide.lacking.accept', { count: contracts.length })}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        {/* biome-ignore lint/a11y/noRedundantRoles: without its bullets Safari reads out no list. */}
        <ul role="list" className={styles.lacking}>
          {lacking.map(contract => (
            <li key={contract.guid}>
              {t('school.decide.lacking.one', {
                name: nameOf(contract),
                proofs: missingProofs(contract).join(', '),
              })}
            </li>
          ))}
        </ul>
        <Text>{t('school.decide.lacking.text')}</Text>
        <CallErrors errors={errors} all />
      </Stack>
    </DialogShell>
  )
}
