import type { DynamicPage } from '@billett/contract'
import { pagesAddress } from '@billett/contract/lists/pages-address.ts'
import { LANGUAGES, saidSort } from '@billett/domain'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiFileDocumentOutline } from '@mdi/js'
import { Suspense, useCallback, useState } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { ClientField } from '../../parts/ClientField.tsx'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { useWholeList } from '../../parts/list/use-kept-list.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { usePageColumns } from './use-page-columns.tsx'
import { usePageRemoval } from './use-page-removal.tsx'
import { usePages } from './use-pages.ts'

const NewPageDialog = lazyPiece(() => import('./NewPageDialog.tsx').then(module => module.NewPageDialog))

const pageId = ({ identifier, clientId }: DynamicPage) => `${clientId} ${identifier}`

/** The shops' pages that staff can write, by language and client (Spec 3 §2.4). */
export function PagesPage() {
  const { t } = useTexts()
  const { client, link } = useOffice()
  const navigate = useNavigate()
  const kept = useListAddress(pagesAddress)
  const { state, change } = kept
  const asked = usePages(saidSort(state.sort))
  const { ask, question } = usePageRemoval(asked.again)
  const hrefOf = useCallback(
    ({ identifier, clientId }: DynamicPage) => link('adminDynamicPage', { path: identifier }, { client: clientId }),
    [link],
  )
  const list = useWholeList('adminDynamicPages', kept, usePageColumns(hrefOf))
  const [adding, setAdding] = useState(false)
  // Of the company that is looked at, else of the own one.
  const own = state.clientId || client.config.settings.clientId
  const taken = (asked.rows ?? []).flatMap(({ clientId, identifier }) => (clientId === own ? [identifier] : []))
  const rows = asked.rows?.filter(
    ({ clientId, language, draft }) =>
      (state.clientId === '' || clientId === state.clientId) &&
      (state.language === '' || language === state.language) &&
      (state.release === '' || draft !== null),
  )
  return (
    <StaffListPage
      title={t('frame.titles.dynamicPages')}
      filters={
        <Row>
          <ClientField value={state.clientId} onChange={clientId => change({ clientId })} />
          <SelectInput
            label={t('pagesOfShop.language')}
            value={state.language}
            options={[
              { value: '', text: t('pagesOfShop.anyLanguage') },
              ...LANGUAGES.map(language => ({ value: language, text: t(`pagesOfShop.languages.${language}`) })),
            ]}
            onChange={({ target: { value } }) => change({ language: LANGUAGES.find(one => one === value) ?? '' })}
          />
          <SelectInput
            label={t('pagesOfShop.release')}
            value={state.release}
            options={[
              { value: '', text: t('pagesOfShop.anyRelease') },
              { value: 'waits', text: t('pagesOfShop.toRelease') },
            ]}
            onChange={({ target: { value } }) => change({ release: value === 'waits' ? value : '' })}
          />
        </Row>
      }
      {...list}
      asked={{ ...asked, rows }}
      rowId={pageId}
      rowName={({ title }) => title}
      actions={page => [
        { text: t('pagesOfShop.edit'), act: () => navigate(hrefOf(page)) },
        ...(page.isProtected ? [] : [{ text: t('pagesOfShop.remove'), warns: true, act: () => ask(page) }]),
      ]}
      count={({ count }) => t('pagesOfShop.found', { count })}
      tools={
        <>
          <Button variant="outlined" onClick={() => setAdding(true)}>
            {t('pagesOfShop.new.open')}
          </Button>
          {list.tools}
        </>
      }
      none={{ icon: mdiFileDocumentOutline, title: t('pagesOfShop.none'), text: t('pagesOfShop.noneText') }}
    >
      {question}
      {adding && (
        <Suspense>
          <NewPageDialog
            taken={taken}
            onChosen={path => navigate(link('adminDynamicPage', { path }, { client: own }))}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </StaffListPage>
  )
}
