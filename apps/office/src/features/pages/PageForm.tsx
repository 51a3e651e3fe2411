import { type DynamicPage, SavePage } from '@billett/contract'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useTexts } from '../../texts/use-texts.ts'
import { ContentField } from './ContentField.tsx'
import { DraftActs } from './DraftActs.tsx'
import { LinkFaults } from './LinkFaults.tsx'
import { PageShown } from './PageShown.tsx'
import { PageVersions } from './PageVersions.tsx'
import { type PageValues, useSavedPage, writtenOf } from './use-saved-page.ts'

/** What is typed: the rules of the call, without the version, which nobody types. */
const VALUES = z.pick(SavePage, { title: true, subtitle: true, content: true })

interface Props {
  page: DynamicPage
  from?: DynamicPage | undefined
  /** Paths of the pages that its company has beside those of every shop. */
  freePages: readonly string[]
  /** The draft was stored or released: the page is to be read anew. */
  onChanged: () => void
  /** The draft is gone: the form begins anew with what the shop shows. */
  onDiscarded: () => void
}

/**
 * Writes a page in one language as a draft, and shows before it is stored how it would read. It begins with what is
 * stored, or with the words of the page that it is copied from; the shop shows a draft once it is released.
 */
export function PageForm({ page, from, freePages, onChanged, onDiscarded }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const { busy, errors, theirs, send } = useSavedPage(page)
  const { title, subtitle, content } = writtenOf(from ?? page)
  const form = useSchemaForm<PageValues>({ schema: VALUES, defaultValues: { title, subtitle, content }, errors })
  const typed = JSON.stringify(form.watch())
  // Shown as long as it is of what stands in the form.
  const [preview, setPreview] = useState<{ of: string; shown: DynamicPage }>()
  const look = async (values: PageValues) => {
    const sent = await send(values, true)
    if (sent.state === 'stored') setPreview({ of: typed, shown: { ...sent.page, ...writtenOf(sent.page) } })
  }
  const take = (version: DynamicPage) => {
    form.setValue('title', version.title, { shouldDirty: true })
    form.setValue('subtitle', version.subtitle, { shouldDirty: true })
    form.setValue('content', version.content, { shouldDirty: true })
    say(t('pagesOfShop.taken'))
  }
  const save = async (values: PageValues) => {
    const sent = await send(values, false)
    if (sent.state === 'changed') return
    if (sent.state === 'refused') return say(t('pagesOfShop.notSaved'))
    form.reset({ ...values, content: writtenOf(sent.page).content })
    say(t('pagesOfShop.saved'))
    onChanged()
  }
  return (
    <>
      {page.draft && (
        <DraftActs
          page={page}
          draft={page.draft}
          isTyped={form.formState.isDirty}
          onReleased={onChanged}
          onDiscarded={onDiscarded}
        />
      )}
      <SchemaForm form={form} send={save} busy={busy} errors={errors} submit={t('pagesOfShop.saveDraft')}>
        {page.isFree && page.version === 0 && <MessageBox kind="info">{t('pagesOfShop.new.note')}</MessageBox>}
        {page.isGenerated && <MessageBox kind="info">{t('pagesOfShop.generatedNote')}</MessageBox>}
        {theirs && (
          <MessageBox kind="error" title={t('pagesOfShop.changed')}>
            {t('pagesOfShop.changedText')}
            <PageShown page={{ ...theirs, ...writtenOf(theirs) }} />
            {t('pagesOfShop.changedNow')}
          </MessageBox>
        )}
        <TextField<PageValues> name="title" label={t('pagesOfShop.title')} />
        <TextField<PageValues> name="subtitle" label={t('pagesOfShop.subtitle')} optional />
        <ContentField
          lang={page.language}
          value={form.watch('content')}
          onChange={html => form.setValue('content', html, { shouldDirty: true, shouldTouch: true })}
        />
        <LiveRegion>
          <LinkFaults content={form.watch('content')} freePages={freePages} />
        </LiveRegion>
        <div>
          <BusyButton
            type="button"
            variant="outlined"
            busy={busy}
            onClick={() => {
              if (!busy) void form.handleSubmit(look)()
            }}
          >
            {t('pagesOfShop.preview')}
          </BusyButton>
        </div>
        <PageVersions page={page} content={form.watch('content')} onTake={take} />
        <LiveRegion>{preview && preview.of === typed && <PageShown page={preview.shown} />}</LiveRegion>
      </SchemaForm>
    </>
  )
}
