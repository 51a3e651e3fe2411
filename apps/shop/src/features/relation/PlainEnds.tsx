import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import type { PlainSearch } from '../../hooks/use-plain-search.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What an address calls an end: what was typed, and the reference of the stop that is meant. */
const NAMES = { start: { typed: 'start', settled: 'from' }, end: { typed: 'end', settled: 'to' } } as const

/** Which stops are meant: links to those found, and the fields again with what was typed. */
export function PlainEnds({ search }: { search: PlainSearch }) {
  const { t } = useTexts()
  const [path = '', text = ''] = search.url.split('?')
  const meaning = (end: 'start' | 'end', reference: string): string => {
    const query = new URLSearchParams(text)
    query.delete(NAMES[end].typed)
    query.set(NAMES[end].settled, reference)
    return `${path}?${query}`
  }
  const asked = [...new URLSearchParams(text)].filter(([name]) => name !== 'start' && name !== 'end')
  return (
    <Panel component="form" noValidate action={path} role="search" aria-label={t('search.card')}>
      <Stack spacing={2.5}>
        {asked.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {(['start', 'end'] as const).map(end => {
          const { typed, found, reference } = search[end]
          const label = t(end === 'start' ? 'search.from' : 'search.to')
          if (reference !== null)
            return (
              <Text key={end}>
                {label}: {typed}
              </Text>
            )
          const unknown = typed === '' ? t('search.incompleteText') : t('search.noneFound')
          return (
            <div key={end}>
              <TextInput
                label={label}
                name={NAMES[end].typed}
                defaultValue={typed}
                autoComplete="off"
                error={found.length === 0 ? unknown : undefined}
              />
              {found.length > 0 && (
                <>
                  <Text>{t('search.plainWhich', { stop: typed })}</Text>
                  <ul>
                    {found.map(stop => (
                      <li key={stop.reference}>
                        <TextLink href={meaning(end, stop.reference)}>{stop.text}</TextLink>
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </div>
          )
        })}
        <Button type="submit" variant="contained" size="large">
          {t('search.submit')}
        </Button>
      </Stack>
    </Panel>
  )
}
