import type { StaffConfig } from '@billett/contract'
import { atWallClock } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import * as z from 'zod/mini'
import { useOffice } from '../../../hooks/office.ts'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { releaseConfig } from '../../../state/admin/admin.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { waitingOf } from '../listed-entries.ts'
import { WaitingEntries } from '../WaitingEntries.tsx'

const Wish = z.object({ activeFrom: z.string() })
type Wish = z.infer<typeof Wish>

/** What has become of a release: shown, shown later, or waiting for a second person. */
export type Released = 'released' | 'scheduled' | 'asked'

interface Props {
  config: StaffConfig
  onReleased: (how: Released) => void
  onClose: () => void
}

/** Releases a draft at once or for a minute, after it was shown what changes. */
export function ReleaseDialog({ config, onReleased, onClose }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { timeZone } = useOffice().region
  const { loading, errors } = useCall(releaseConfig)
  const form = useSchemaForm<Wish>({ schema: Wish, defaultValues: { activeFrom: '' }, errors })
  const { clientId, version } = config
  const send = async ({ activeFrom: wall }: Wish) => {
    const minute = wall === '' ? {} : { activeFrom: atWallClock(wall.slice(0, 10), wall.slice(11, 16), timeZone) }
    const answer = await dispatch(releaseConfig({ params: { version }, body: { clientId, ...minute } }))
    if (!releaseConfig.fulfilled.match(answer)) return
    const [released] = answer.payload.data
    if (!released) return onReleased('asked')
    onReleased(released.state === 'active' ? 'released' : 'scheduled')
  }
  return (
    <FormDialog
      title={t('settings.releaseTitle', { version })}
      form={form}
      send={send}
      busy={loading}
      errors={errors}
      submit={t('settings.release')}
      width="md"
      onClose={onClose}
    >
      <Text>{t('settings.releaseText')}</Text>
      <WaitingEntries entries={waitingOf(config)} />
      <TextField<Wish>
        name="activeFrom"
        type="datetime-local"
        optional
        label={t('settings.activeFrom')}
        hint={t('settings.activeFromHint', { zone: timeZone })}
      />
    </FormDialog>
  )
}
