import type { KnownAlike } from '@billett/contract'
import type { ChangeRequestKind } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { TextAreaField } from '@billett/web-kit/forms/TextAreaField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SearchField } from '@billett/web-kit/kit/controls/SearchField.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useTypedSearch } from '@billett/web-kit/list-address/use-typed-search.ts'
import { useMemo, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { createSchoolChangeRequest, previewSchoolChangeRequest } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { AlikeChoice } from './AlikeChoice.tsx'
import { RequestEffect } from './RequestEffect.tsx'
import { requestBody } from './request-body.ts'
import { FIELDS, isOptional, NO_VALUES, type RequestField, type RequestValues, valuesOf } from './request-fields.ts'
import { useArticle } from './use-article.ts'
import { useChoices } from './use-choices.ts'
import { useOtherSchools } from './use-other-schools.ts'
import { useWay } from './use-way.ts'

interface Props {
  kind: ChangeRequestKind
  organisation: string
  /** Whom or which contract it is about, where somebody came from there. */
  pupil: string
  contract: string
  onDone: () => void
  onClose: () => void
}

const DAYS: ReadonlySet<RequestField> = new Set(['birthDate', 'from', 'until', 'validFrom', 'date'])
const EMAILS: ReadonlySet<RequestField> = new Set(['email', 'guardianEmail'])

/** Asks for something: first what, then everything once more before it is sent. */
export function RequestForm({ kind, organisation, pupil, contract, onDone, onClose }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const [checked, setChecked] = useState<RequestValues>()
  const [alike, setAlike] = useState<readonly KnownAlike[]>([])
  const [takesOver, setTakesOver] = useState('')
  const creating = useCall(createSchoolChangeRequest)
  const trying = useCall(previewSchoolChangeRequest)
  const errors = trying.errors.length > 0 ? trying.errors : creating.errors
  const schema = useMemo(() => valuesOf(kind), [kind])
  const [search, setSearch] = useState('')
  const typed = useTypedSearch(search, setSearch)
  const [fileSearch, setFileSearch] = useState('')
  const typedFile = useTypedSearch(fileSearch, setFileSearch)
  const form = useSchemaForm<RequestValues>({
    schema,
    defaultValues: { ...NO_VALUES, studentGuid: pupil, contractGuid: contract },
    errors,
  })
  const { studentGuid, documentGuid, configurationId, contractGuid, originReference, destinationReference } =
    form.watch()
  const way = useWay({ kind, configurationId, contractGuid, originReference, destinationReference })
  const article = useArticle({ configurationId, contractGuid, studentGuid })
  const offered = useChoices(kind, { organizationId: organisation, search, fileSearch, studentGuid, documentGuid })
  const schools = useOtherSchools(kind)
  const organizationId = schools.isAsked ? schools.among(offered.organizationId) : offered.organizationId
  const choices = { ...offered, organizationId, ...way.choices, ...article }
  // What is searched for stays, however little is found.
  const isSought = (field: RequestField) => field === 'documentGuid' && fileSearch !== ''
  const fields = FIELDS[kind].filter(
    field => !way.leftOut.has(field) && (choices[field]?.length !== 0 || isSought(field)),
  )
  const said = (field: RequestField, value: string) => {
    if (DAYS.has(field)) return format.date(value)
    return choices[field]?.find(choice => choice.value === value)?.text ?? value
  }
  /** What was chosen of something else before is not sent along. */
  const stillOffered = (values: RequestValues): RequestValues => {
    const only = (field: 'via' | 'netId' | 'comfortClass') =>
      choices[field]?.some(({ value }) => value === values[field]) ? values[field] : ''
    return { ...values, via: only('via'), netId: only('netId'), comfortClass: only('comfortClass') }
  }
  const check = async (typedValues: RequestValues, takenOver = '') => {
    const values = stillOffered(typedValues)
    const body = requestBody(kind, organisation, values, takenOver)
    const answer = await dispatch(previewSchoolChangeRequest({ body }))
    if (!previewSchoolChangeRequest.fulfilled.match(answer)) return
    const found = answer.payload.data[0]?.alike ?? []
    setTakesOver(takenOver)
    setAlike(found)
    if (found.length === 0) setChecked(values)
  }
  const send = async (values: RequestValues) => {
    if (!checked) return check(values)
    const body = requestBody(kind, organisation, values, takesOver)
    if (createSchoolChangeRequest.fulfilled.match(await dispatch(createSchoolChangeRequest({ body })))) onDone()
    else setChecked(undefined)
  }
  return (
    <FormDialog
      title={t(`school.requests.kinds.${kind}`)}
      form={form}
      send={send}
      busy={creating.loading || trying.loading}
      errors={errors}
      submit={t(checked ? 'school.requests.send' : 'common.continue')}
      width="md"
      onClose={onClose}
    >
      <Text>{t(checked ? 'school.requests.check' : `school.requests.about.${kind}`)}</Text>
      {checked ? (
        <>
          <DescriptionList
            facts={fields
              .filter(field => checked[field] !== '')
              .map(field => ({ term: t(`school.requests.fields.${field}`), detail: said(field, checked[field]) }))}
          />
          <RequestEffect />
          <div>
            <Button onClick={() => setChecked(undefined)}>{t('school.requests.back')}</Button>
          </div>
        </>
      ) : (
        <>
          {fields.includes('studentGuid') && <SearchField label={t('school.requests.search')} {...typed} />}
          {schools.isAsked && <SearchField label={t('school.requests.searchSchool')} {...schools.typed} />}
          {fields.includes('documentGuid') && (
            <SearchField label={t('school.requests.searchDocument')} {...typedFile} />
          )}
          {way.isAsked && <SearchField label={t('school.requests.searchStop')} {...way.typed} />}
          {fields.map(field => {
            const label = t(`school.requests.fields.${field}`)
            const optional = isOptional(kind, field)
            const options = choices[field]
            if (options)
              return (
                <SelectField<RequestValues>
                  key={field}
                  name={field}
                  label={label}
                  optional={optional}
                  options={
                    field === 'gender' ? options : [{ value: '', text: t('school.decide.chooseReason') }, ...options]
                  }
                />
              )
            if (field === 'comment')
              return <TextAreaField<RequestValues> key={field} name={field} label={label} maxLength={1000} optional />
            return (
              <TextField<RequestValues>
                key={field}
                name={field}
                label={label}
                optional={optional}
                type={DAYS.has(field) ? 'date' : EMAILS.has(field) ? 'email' : 'text'}
                maxLength={EMAILS.has(field) ? 120 : 35}
              />
            )
          })}
          <LiveRegion>
            <AlikeChoice
              alike={alike}
              busy={trying.loading}
              onTake={guid => void form.handleSubmit(values => check(values, guid))()}
            />
          </LiveRegion>
        </>
      )}
    </FormDialog>
  )
}
