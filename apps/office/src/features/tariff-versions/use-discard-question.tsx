import type { StaffTariffVersion } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { discardTariff } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

type Meant = Pick<StaffTariffVersion, 'version'>

/** What is asked before a draft is thrown away, or a release is withdrawn. */
export function useDiscardQuestion(kind: 'discard' | 'withdraw', onDone: () => void) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const say = useSay()
  const { errors } = useCall(discardTariff)
  return useConfirmed<Meant>({
    title: t(`tariffVersions.${kind}`),
    text: ({ version }) => t(`tariffVersions.${kind}Text`, { version }),
    yes: t(`tariffVersions.${kind}`),
    act: async ({ version }) => discardTariff.fulfilled.match(await dispatch(discardTariff({ params: { version } }))),
    failure: <CallErrors errors={errors} all />,
    onDone: () => {
      say(t(kind === 'discard' ? 'tariffVersions.discarded' : 'tariffVersions.withdrawn'))
      onDone()
    },
  })
}
