import { LANGUAGES, type Language } from './language.ts'

/**
 * Which of `offered` an `Accept-Language` header likes best (RFC 9110 §12.5.4); undefined where it names none of them.
 */
export function acceptedLanguage(
  header: string | undefined,
  offered: readonly Language[] = LANGUAGES,
): Language | undefined {
  let best: { language: Language; weight: number } | undefined
  for (const wish of (header ?? '').toLowerCase().split(',')) {
    const [tag = '', ...parameters] = wish.split(';').map(part => part.trim())
    const language = offered.find(one => one === tag.split('-')[0])
    const quality = parameters.find(parameter => parameter.startsWith('q='))?.slice(2)
    const weight = quality === undefined ? 1 : Number(quality)
    if (language && weight > (best?.weight ?? 0)) best = { language, weight }
  }
  return best?.language
}
