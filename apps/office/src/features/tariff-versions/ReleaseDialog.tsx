import type { StaffTariffDetail } from '@billett/contract'
import { atWallClock } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import * as z from 'zod/mini'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { goBackToTariff, releaseTariff } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { TariffDifference } from './TariffDifference.tsx'

const Wish = z.object({ activeFrom: z.string() })
type Wish = z.infer<typeof Wish>

/** What has become of a release: sold, sold later, or waiting for a second person. */
export type Released = 'released' | 'scheduled' | 'asked'

interface Props {
  detail: StaffTariffDetail
  onReleased: (how: Released) => void
  onClose: () => void
}

/** Sells by a draft or by an earlier version, at once or from a minute on, after it was shown what changes. */
export function ReleaseDialog({ detail, onReleased, onClose }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { timeZone } = useOffice().region
  const { version, sold, state } = detail
  const kind = state === 'replaced' ? 'back' : 'release'
  const change = kind === 'back' ? goBackToTariff : releaseTariff
  const { loading, errors } = useCall(change)
  const form = useSchemaForm<Wish>({ schema: Wish, defaultValues: { activeFrom: '' }, errors })
  const send = async ({ activeFrom: wall }: Wish) => {
    const minute = wall === '' ? {} : { activeFrom: atWallClock(wall.slice(0, 10), wall.slice(11, 16), timeZone) }
    const answer = await dispatch(change({ params: { version }, body: { sold, ...minute } }))
    if (!change.fulfilled.match(answer)) return
    const [released] = answer.payload.data
    if (!released) return onReleased('asked')
    onReleased(released.state === 'active' ? 'released' : 'scheduled')
  }
  return (
    <FormDialog
      title={t(`tariffVersions.${kind}Title`, { version })}
      form={form}
      send={send}
      busy={loading}
      errors={errors}
      submit={t(`tariffVersions.${kind}`)}
      width="lg"
      onClose={onClose}
    >
      <Text>{t(`tariffVersions.${kind}Text`)}</Text>
      <TariffDifference detail={detail} />
      <TextField<Wish>
        name="activeFrom"
        type="datetime-local"
        optional
        label={t('tariffVersions.activeFrom')}
        hint={t('tariffVersions.activeFromHint', { zone: timeZone })}
      />
    </FormDialog>
  )
}
