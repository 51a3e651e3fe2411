import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { Switch } from '@billett/web-kit/kit/controls/Switch.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { FormSection } from '@billett/web-kit/kit/layout/FormSection.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { usePortalView } from '../../hooks/use-portal-view.ts'
import { ROWS_PER_PAGE, rowsOf, USUAL_VIEW } from '../../state/school/portal-view.ts'
import { useTexts } from '../../texts/use-texts.ts'

const SWITCHES = ['tutorials', 'greeting'] as const

/** How the portal is shown to whoever reads it: rows, explanations, greeting, light or dark (Spec 3 §2.3). */
export function PortalSettingsPage() {
  const { t } = useTexts()
  const say = useSay()
  const { view, choose } = usePortalView()
  return (
    <Page width="text">
      <Headline headline={t('frame.titles.portalSettings')} lead={t('school.settings.lead')} />
      <Panel>
        <Stack spacing={3}>
          <FormSection title={t('school.settings.lists')}>
            <SelectInput
              label={t('school.rowsPerPage')}
              value={String(view.rowsPerPage)}
              options={ROWS_PER_PAGE.map(rows => ({ value: String(rows), text: String(rows) }))}
              onChange={({ target }) => choose({ rowsPerPage: rowsOf(target.value) })}
            />
          </FormSection>
          <FormSection title={t('school.settings.look')}>
            <Switch
              label={t('school.settings.darkMode')}
              checked={view.darkMode}
              onChange={({ target }) => choose({ darkMode: target.checked })}
            />
            {SWITCHES.map(name => (
              <Switch
                key={name}
                label={t(`school.settings.${name}`)}
                checked={view[name]}
                onChange={({ target }) => choose({ [name]: target.checked })}
              />
            ))}
          </FormSection>
          <div>
            <Button
              variant="outlined"
              onClick={() => {
                choose(USUAL_VIEW)
                say(t('school.settings.restored'))
              }}
            >
              {t('school.settings.usual')}
            </Button>
          </div>
        </Stack>
      </Panel>
    </Page>
  )
}
