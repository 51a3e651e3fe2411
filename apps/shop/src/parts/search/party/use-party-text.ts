import { extrasIn, peopleIn, type Who } from '../../../state/tariff/who.ts'
import { useTexts } from '../../../texts/use-texts.ts'

/** "3 people, 2nd class, 1 bicycle or dog": who travels, without the names the tariff has for them. */
export function usePartyText(): (who: Who) => string {
  const { t } = useTexts()
  return who => {
    const extras = extrasIn(who)
    return [
      t('search.whoPeople', { count: peopleIn(who) }),
      t(who.comfortClass === 'first' ? 'search.firstClass' : 'search.secondClass'),
      ...(extras > 0 ? [t('search.whoExtras', { count: extras })] : []),
    ].join(', ')
  }
}
