export type Language = 'de' | 'en'

/** The better of our two languages for a browser's Accept-Language; German when it names neither. */
export function chooseLanguage(acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? '').split(',').map(part => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const quality = parameters.map(text => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(value => value !== undefined)
    return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) }
  })
  const best = wishes
    .filter(({ language, quality }) => (language === 'de' || language === 'en') && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)[0]
  return best?.language === 'en' ? 'en' : 'de'
}
