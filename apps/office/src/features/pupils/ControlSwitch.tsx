import type { SchoolOrganisation } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Switch } from '@billett/web-kit/kit/controls/Switch.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { setIsObligatedToControl } from '../../state/school/school.calls.ts'
import { selectOwn } from '../../state/school/school.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Whether a school confirms facts before who pays decides: who pays says so, and nobody else. */
export function ControlSwitch({ organisation }: { organisation: SchoolOrganisation }) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const say = useSay()
  const decides = useAppSelector(selectOwn)?.some(({ view }) => view === 'payer') ?? false
  const { loading, errors } = useCall(setIsObligatedToControl)
  if (!decides || (organisation.kind !== 'school' && organisation.kind !== 'department')) return null
  const set = async (isObligatedToControl: boolean) => {
    const body = { organizationGuid: organisation.guid, isObligatedToControl }
    if (setIsObligatedToControl.fulfilled.match(await dispatch(setIsObligatedToControl({ body }))))
      say(t(isObligatedToControl ? 'school.control.on' : 'school.control.off'))
  }
  return (
    <>
      <Switch
        label={t('school.control.label')}
        checked={organisation.isObligatedToControl}
        aria-busy={loading}
        onChange={({ target }) => {
          if (!loading) void set(target.checked)
        }}
      />
      <CallErrors errors={errors} all />
    </>
  )
}
