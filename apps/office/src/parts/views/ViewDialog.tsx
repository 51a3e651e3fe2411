import type { StaffView } from '@billett/contract'
import type { ViewedList } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CheckboxField } from '@billett/web-kit/forms/CheckboxField.tsx'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { createStaffView, updateStaffView } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ViewValues } from './view-values.ts'

interface Props {
  list: ViewedList
  /** What the view says. */
  address: string
  /** The one that is changed; a new one without it. */
  view?: StaffView
  onSaved: () => void
  onClose: () => void
}

/** Gives a view its name, and says whose it is. */
export function ViewDialog({ list, address, view, onSaved, onClose }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(view ? updateStaffView : createStaffView)
  const form = useSchemaForm<ViewValues>({
    schema: ViewValues,
    defaultValues: { name: view?.name ?? '', isShared: view?.isShared ?? false },
    errors,
  })
  const send = async (typed: ViewValues) => {
    const answer = view
      ? await dispatch(
          updateStaffView({ params: { viewId: view.id }, body: { ...typed, address, version: view.version } }),
        )
      : await dispatch(createStaffView({ body: { ...typed, list, address } }))
    if (!updateStaffView.fulfilled.match(answer) && !createStaffView.fulfilled.match(answer)) return
    onSaved()
    onClose()
    say(t('lists.views.saved', { name: typed.name }))
  }
  return (
    <FormDialog
      title={t('lists.views.saveTitle')}
      form={form}
      send={send}
      busy={loading}
      errors={errors}
      submit={t('lists.views.yes')}
      width="sm"
      onClose={onClose}
    >
      <p>{t('lists.views.saveText')}</p>
      <TextField<ViewValues> name="name" label={t('lists.views.name')} />
      <CheckboxField<ViewValues> name="isShared" label={t('lists.views.isShared')} />
    </FormDialog>
  )
}
