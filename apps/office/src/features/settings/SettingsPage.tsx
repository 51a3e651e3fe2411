import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiCogOutline } from '@mdi/js'
import { Suspense, useState } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { categoryTitle } from './category-titles.ts'
import { entryLabel } from './entry-title.ts'
import { DownloadButton } from './file/DownloadButton.tsx'
import { type ListedEntry, listedEntries } from './listed-entries.ts'
import { SettingsFilters } from './SettingsFilters.tsx'
import { SecretsBox } from './secret/SecretsBox.tsx'
import { ServiceSecretsBox } from './secret/ServiceSecretsBox.tsx'
import { settingsAddress } from './settings-address.ts'
import { useConfig } from './use-config.ts'
import { useEntryColumns } from './use-entry-columns.tsx'
import { useSettingsQuestions } from './use-settings-questions.tsx'
import { DraftBox } from './version/DraftBox.tsx'
import type { Released } from './version/ReleaseDialog.tsx'
import { ShownBox } from './version/ShownBox.tsx'
import { VersionsTable } from './version/VersionsTable.tsx'

const EntryDialog = lazyPiece(() => import('./EntryDialog.tsx').then(module => module.EntryDialog))
const UploadDialog = lazyPiece(() => import('./file/UploadDialog.tsx').then(module => module.UploadDialog))
const ReleaseDialog = lazyPiece(() => import('./version/ReleaseDialog.tsx').then(module => module.ReleaseDialog))

const RELEASED = {
  released: 'settings.released',
  scheduled: 'settings.scheduled',
  asked: 'settings.releaseAsked',
} as const satisfies Record<Released, string>

const rowId = ({ path }: ListedEntry) => path

/** What the shop is configured to be: changed as a draft, released, and gone back to (Spec 3 §2.4). */
export function SettingsPage() {
  const { t, find } = useTexts()
  const say = useSay()
  const mayWriteSecrets = useAppSelector(selectHolds(['AllowedToWriteSecrets']))
  const { state, change, reset, narrowing } = useListAddress(settingsAddress)
  const { config, versions, busy, failed, errors, again } = useConfig(state)
  const columns = useEntryColumns()
  const [releasing, setReleasing] = useState(false)
  const [uploading, setUploading] = useState(false)
  const toLatest = () => (state.version === '' ? again() : change({ version: '' }))
  const { discard, restore, goBack, questions } = useSettingsQuestions(config?.clientId, toLatest)
  const wordsOf = (one: ListedEntry) => {
    const section = categoryTitle(one.category)
    return [entryLabel(one, find), section ? t(section) : '']
  }
  const rows = config && listedEntries(config, state, wordsOf)
  const entry = config && listedEntries(config, { search: '', category: '', which: '' }).find(isOpen(state.entry))
  const closeSaying = (text: string) => {
    change({ entry: '' })
    again()
    say(text)
  }
  const actions = (one: ListedEntry) =>
    config?.isLatest && !one.isLocked ? [{ text: t('settings.change'), act: () => change({ entry: one.path }) }] : []
  return (
    <Page>
      <Headline headline={t('frame.titles.settings')} />
      <Stack spacing={2}>
        {config && (
          <DraftBox
            config={config}
            onRelease={() => setReleasing(true)}
            onDiscard={() => discard(config)}
            onLatest={toLatest}
          />
        )}
        {config?.isLatest && config.shown && <ShownBox shown={config.shown} onBack={goBack} />}
        <SettingsFilters config={config} state={state} narrowing={narrowing} onChange={change} onReset={reset} />
        <DataTable
          label={t('frame.titles.settings')}
          columns={columns}
          rows={rows}
          busy={busy}
          rowId={rowId}
          rowName={one => entryLabel(one, find)}
          actions={actions}
          summary={failed ? undefined : rows ? t('settings.found', { count: rows.length }) : t('common.loading')}
          tools={
            config && (
              <Row>
                <DownloadButton config={config} />
                {config.isLatest && (
                  <Button variant="outlined" onClick={() => setUploading(true)}>
                    {t('settings.upload')}
                  </Button>
                )}
              </Row>
            )
          }
          empty={
            <EmptyState icon={mdiCogOutline} title={t('settings.none')}>
              {t('settings.noneText')}
            </EmptyState>
          }
          failure={failed ? <ListFailure errors={errors} onAgain={again} /> : undefined}
        />
        {mayWriteSecrets && (
          <Details summary={t('settings.secrets.title')}>
            <SecretsBox />
          </Details>
        )}
        {mayWriteSecrets && (
          <Details summary={t('settings.services.title')}>
            <ServiceSecretsBox key={config?.shown?.version} clientId={state.clientId} />
          </Details>
        )}
        <Details summary={t('settings.versions')}>
          <VersionsTable
            rows={versions}
            onLook={({ version }) => change({ version: String(version) })}
            onRestore={restore}
          />
        </Details>
      </Stack>
      {questions}
      <Suspense>
        {config && entry && !entry.isLocked && config.isLatest && (
          <EntryDialog
            key={entry.path}
            config={config}
            entry={entry}
            onSaved={() => closeSaying(t('settings.saved'))}
            onClose={() => change({ entry: '' })}
          />
        )}
        {config && uploading && (
          <UploadDialog
            config={config}
            onSaved={() => {
              setUploading(false)
              closeSaying(t('settings.saved'))
            }}
            onClose={() => setUploading(false)}
          />
        )}
        {config && releasing && (
          <ReleaseDialog
            config={config}
            onReleased={how => {
              setReleasing(false)
              again()
              say(t(RELEASED[how]))
            }}
            onClose={() => setReleasing(false)}
          />
        )}
      </Suspense>
    </Page>
  )
}

const isOpen =
  (path: string) =>
  (entry: ListedEntry): boolean =>
    entry.path === path
