import type { SchoolOrganisation } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Switch } from '@billett/web-kit/kit/controls/Switch.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { setIsObligatedToControl } from '../../state/school/school.calls.ts'
import { selectOwn } from '../../state/school/school.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

/**
 * Whether a school confirms facts before who pays decides: who pays says so, at once or from a day on, and nobody else.
 */
export function ControlSwitch({ organisation }: { organisation: SchoolOrganisation }) {
  const { t } = useTexts()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const say = useSay()
  const [day, setDay] = useState('')
  const decides = useAppSelector(selectOwn)?.some(({ view }) => view === 'payer') ?? false
  const { loading, errors } = useCall(setIsObligatedToControl)
  if (!decides || (organisation.kind !== 'school' && organisation.kind !== 'department')) return null
  const { guid: organizationGuid, isObligatedToControl: is, controlChangesOn: changesOn } = organisation
  const set = async (isObligatedToControl: boolean, from?: string) => {
    const body = { organizationGuid, isObligatedToControl, from }
    if (!setIsObligatedToControl.fulfilled.match(await dispatch(setIsObligatedToControl({ body })))) return
    setDay('')
    if (from) say(t('school.control.later', { day: format.date(from) }))
    else if (isObligatedToControl === is) say(t('school.control.kept'))
    else say(t(isObligatedToControl ? 'school.control.on' : 'school.control.off'))
  }
  return (
    <Stack spacing={1}>
      <Switch
        label={t('school.control.label')}
        checked={is}
        aria-busy={loading}
        onChange={({ target }) => {
          if (!loading) void set(target.checked, day || undefined)
        }}
      />
      {changesOn === null ? (
        <TextInput
          type="date"
          label={t('school.control.day')}
          hint={t('school.control.dayHint')}
          optional
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      ) : (
        <>
          <Text>{t(is ? 'school.control.endsOn' : 'school.control.beginsOn', { day: format.date(changesOn) })}</Text>
          <div>
            <BusyButton variant="outlined" busy={loading} onClick={() => void set(is)}>
              {t('school.control.keep')}
            </BusyButton>
          </div>
        </>
      )}
      <CallErrors errors={errors} all />
    </Stack>
  )
}
