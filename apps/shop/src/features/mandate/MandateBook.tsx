import type { Mandate } from '@billett/contract'
import { resetAction } from '@billett/web-kit/calls/common.slice.ts'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { SavedNotice } from '@billett/web-kit/kit/feedback/SavedNotice.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { mdiBankOutline, mdiPlus } from '@mdi/js'
import { useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import { addMandate, changeMandate, getMandates, revokeMandate } from '../../state/user/user.calls.ts'
import { selectMandates } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './MandateBook.module.css'
import { MandateCard } from './MandateCard.tsx'
import { MandateForm } from './MandateForm.tsx'
import type { MandateValues } from './mandate-form.ts'

type Done = 'given' | 'changed' | 'revoked'

/** All mandates of the customer; one of them can be open for a change. */
export function MandateBook() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const mandates = useAppSelector(selectMandates)
  const asking = useCall(getMandates)
  const adding = useCall(addMandate)
  const changing = useCall(changeMandate)
  const revoking = useCall(revokeMandate)
  /** Which one is edited; `null` is a new one. */
  const [edited, setEdited] = useState<Mandate | null>()
  const [done, setDone] = useState<Done>()
  const load = () => dispatch(getMandates())
  useEffect(() => {
    void dispatch(getMandates())
    return () => {
      for (const call of [addMandate, changeMandate, revokeMandate]) dispatch(resetAction(call.typePrefix))
    }
  }, [dispatch])

  const edit = (mandate: Mandate | null | undefined): void => {
    for (const call of [addMandate, changeMandate, revokeMandate]) dispatch(resetAction(call.typePrefix))
    setDone(undefined)
    setEdited(mandate)
  }
  const ended = async (what: Done): Promise<void> => {
    await load()
    setEdited(undefined)
    setDone(what)
  }
  const save = async ({ iban, ...values }: MandateValues): Promise<void> => {
    const body = { ...values, consent: true as const }
    if (edited) {
      const change = iban === '' ? body : { ...body, iban }
      const answer = await dispatch(changeMandate({ params: { guid: edited.guid }, body: change }))
      if (changeMandate.fulfilled.match(answer)) await ended('changed')
      return
    }
    const answer = await dispatch(addMandate({ body: { ...body, iban } }))
    if (addMandate.fulfilled.match(answer)) await ended('given')
  }
  const revoke = async ({ guid }: Mandate): Promise<boolean> => {
    setDone(undefined)
    return revokeMandate.fulfilled.match(await dispatch(revokeMandate({ params: { guid } })))
  }

  if (edited !== undefined)
    return (
      <MandateForm
        mandate={edited ?? undefined}
        busy={adding.loading || changing.loading}
        errors={edited ? changing.errors : adding.errors}
        onSave={save}
        onCancel={() => edit(undefined)}
      />
    )
  const add = (
    <Button variant="contained" startIcon={<Icon path={mdiPlus} />} onClick={() => edit(null)}>
      {t('mandates.add')}
    </Button>
  )
  return (
    <>
      <SavedNotice shown={done !== undefined}>{done && t(`mandates.${done}`)}</SavedNotice>
      <Loaded
        value={mandates}
        failed={asking.failed}
        loading={asking.loading}
        onRetry={() => void load()}
        text={t('mandates.loadFailed')}
        rows={2}
        height={200}
      >
        {given =>
          given.length === 0 ? (
            <EmptyState icon={mdiBankOutline} title={t('mandates.none')} action={add}>
              {t('mandates.noneText')}
            </EmptyState>
          ) : (
            <>
              <Stack component="ul" spacing={2} className={styles.list}>
                {given.map(mandate => (
                  <MandateCard
                    key={mandate.guid}
                    mandate={mandate}
                    onChange={() => edit(mandate)}
                    onRevoke={() => revoke(mandate)}
                    onRevoked={() => void ended('revoked')}
                    errors={revoking.errors}
                  />
                ))}
              </Stack>
              {add}
            </>
          )
        }
      </Loaded>
    </>
  )
}
