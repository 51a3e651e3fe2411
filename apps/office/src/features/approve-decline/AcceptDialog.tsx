import type { SchoolContract } from '@billett/contract'
import { awaitsDecision, isLacking, missingProofs } from '@billett/domain'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { WeighedMoney } from '../../parts/portal/WeighedMoney.tsx'
import { askForProofs } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './ApproveDeclinePage.module.css'
import { nameOf } from './name-of.ts'
import { useRehearsal } from './use-rehearsal.ts'

interface Props {
  /** What is to be accepted: several, or one that lacks a proof. */
  contracts: readonly SchoolContract[]
  onAccept: (contracts: readonly SchoolContract[]) => void
  /** Those that lack a proof wait on: it was asked for. */
  onAsked: (contracts: readonly SchoolContract[]) => void
  onClose: () => void
}

/**
 * Before a yes is said to several: what becomes of them, what they cost whom, and which are refused. What lacks a proof
 * is named: it is accepted all the same, left out, or asked for.
 */
export function AcceptDialog({ contracts, onAccept, onAsked, onClose }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const errorText = useErrorText()
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<readonly CallError[]>([])
  const { rows, isOver, errors: notTried } = useRehearsal(contracts)
  const refused = new Map(rows.flatMap(({ guid, error }) => (error ? [[guid, error] as const] : [])))
  const able = contracts.filter(({ guid }) => !refused.has(guid))
  const lacking = able.filter(isLacking)
  const whole = able.filter(contract => !isLacking(contract))
  const states = rows.flatMap(({ state }) => state ?? [])
  const passedOn = states.filter(awaitsDecision).length
  const isMany = contracts.length > 1
  const ask = async () => {
    setBusy(true)
    let asked = 0
    let refusals: readonly CallError[] = []
    // One after the other: a mail goes out for each.
    for (const { guid } of lacking) {
      const answer = await dispatch(askForProofs({ body: { contractId: guid } }))
      if (askForProofs.fulfilled.match(answer)) asked += 1
      else refusals = answer.payload?.errors ?? []
    }
    setBusy(false)
    setErrors(refusals)
    if (asked > 0) say(t('school.decide.lacking.asked', { count: asked }))
    if (refusals.length === 0) onAsked(lacking)
  }
  const isHeld = busy || !isOver
  return (
    <DialogShell
      open
      width="sm"
      busy={busy}
      title={
        isMany
          ? t('school.decide.many.title', { count: contracts.length })
          : t('school.decide.lacking.title', { count: lacking.length })
      }
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" aria-disabled={busy} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          {lacking.length > 0 && (
            <BusyButton variant="outlined" busy={busy} onClick={() => void ask()}>
              {t('school.decide.lacking.ask', { count: lacking.length })}
            </BusyButton>
          )}
          {lacking.length > 0 && whole.length > 0 && (
            <Button variant="outlined" aria-disabled={isHeld} onClick={() => !isHeld && onAccept(whole)}>
              {t('school.decide.lacking.whole', { count: whole.length })}
            </Button>
          )}
          {able.length > 0 && (
            <Button variant="contained" aria-disabled={isHeld} onClick={() => !isHeld && onAccept(able)}>
              {t(lacking.length > 0 ? 'school.decide.lacking.accept' : 'school.decide.acceptChosen', {
                count: able.length,
              })}
            </Button>
          )}
        </>
      }
    >
      <Stack spacing={2}>
        {isMany && (
          <div role="status">
            {!isOver && <Text>{t('school.decide.many.under', { done: rows.length, count: contracts.length })}</Text>}
            {passedOn > 0 && <Text>{t('school.decide.many.passedOn', { count: passedOn })}</Text>}
            {states.length > passedOn && (
              <Text>{t('school.decide.many.granted', { count: states.length - passedOn })}</Text>
            )}
          </div>
        )}
        <WeighedMoney weighed={rows.flatMap(({ weighed }) => weighed ?? [])} />
        {refused.size > 0 && (
          <MessageBox kind="warning" title={t('school.decide.many.refused', { count: refused.size })}>
            {contracts.map(contract => {
              const error = refused.get(contract.guid)
              return error ? (
                <div key={contract.guid}>
                  {`${nameOf(contract)}: ${errorText(error.translationKey, error.customerErrorMessage)}`}
                </div>
              ) : null
            })}
          </MessageBox>
        )}
        {lacking.length > 0 && isMany && (
          <Text variant="h3">{t('school.decide.lacking.title', { count: lacking.length })}</Text>
        )}
        {lacking.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: without its bullets Safari reads out no list.
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
        )}
        {lacking.length > 0 && <Text>{t('school.decide.lacking.text')}</Text>}
        <CallErrors errors={[...notTried, ...errors]} all />
      </Stack>
    </DialogShell>
  )
}
