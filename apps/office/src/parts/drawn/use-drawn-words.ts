import { useTexts } from '../../texts/use-texts.ts'
import { isObject, partOf } from './drawing.ts'

/** What drawn fields, choices and entries are called; what has no word is called as the schema calls it. */
export function useDrawnWords() {
  const { t, find, language } = useTexts()
  const nameOf = (name: string): string => find(`drawn.fields.${name}`) ?? name
  const choiceOf = (value: string): string => find(`drawn.choices.${value}`) ?? value
  /** By its title in the reader's language, its id, or its place. */
  const entryName = (entry: unknown, label: string, index: number): string => {
    const named = [entry, partOf(entry, 'title'), partOf(entry, 'label')].map(texts => partOf(texts, language))
    const said = [...named, partOf(entry, 'id'), isObject(entry) ? '' : entry].find(
      one => typeof one === 'string' && one.trim() !== '',
    )
    return typeof said === 'string' ? choiceOf(said) : t('drawn.nth', { label, nth: index + 1 })
  }
  return { nameOf, choiceOf, entryName }
}
