/** The query goes along to registering and resetting, so that one comes out where one wanted to go (Spec 1 §2.5). */
export const withSearch = (path: string, search: string): string => {
  if (search === '' || search === '?') return path
  const [own = '', query = ''] = path.split('?')
  const kept = new URLSearchParams(search)
  for (const [name, value] of new URLSearchParams(query)) kept.set(name, value)
  return `${own}?${kept}`
}
