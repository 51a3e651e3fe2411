import { officeRoutes } from '@billett/paths'
import { Switch } from '@billett/web-kit/kit/controls/Switch.tsx'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useMenu } from '../../hooks/use-menu.ts'
import { ClosableDialog } from '../../parts/ClosableDialog.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ACTS, WAYS } from './shortcut-of.ts'

interface Props {
  on: boolean
  onSwitch: (on: boolean) => void
  onClose: () => void
}

/** Which keys do what, and the switch that lets them do nothing. */
export function ShortcutsDialog({ on, onSwitch, onClose }: Props) {
  const { t } = useTexts()
  const menu = useMenu()
  const acts = Object.entries(ACTS).flatMap(([key, act]) =>
    act === 'begin' ? [] : [{ term: key, detail: t(`office.keys.${act}`) }],
  )
  const ways = Object.entries(WAYS)
    .filter(([, way]) => menu.some(({ key }) => key === way))
    .map(([key, way]) => ({ term: `g ${key}`, detail: t(`frame.titles.${officeRoutes[way].title}`) }))
  return (
    <ClosableDialog title={t('office.keys.title')} onClose={onClose}>
      <Stack spacing={2}>
        <Switch label={t('office.keys.switch')} checked={on} onChange={({ target }) => onSwitch(target.checked)} />
        <DescriptionList facts={[...acts, ...ways]} />
      </Stack>
    </ClosableDialog>
  )
}
